import TallyCore

/// The symbol moves back and forth three times: turns, or along a line.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let configuration: SymbolEffectConfiguration

    /// Turns, clockwise first, as it does without being asked.
    public var clockwise: Self { with(.turn(isClockwise: true)) }
    public var counterClockwise: Self { with(.turn(isClockwise: false)) }
    public var left: Self { with(.angle(180)) }
    public var right: Self { with(.angle(0)) }
    public var up: Self { with(.angle(-90)) }
    public var down: Self { with(.angle(90)) }
    /// The symbol goes in the direction of reading first.
    public var forward: Self { with(.reading(isForward: true)) }
    /// The symbol goes against the direction of reading first.
    public var backward: Self { with(.reading(isForward: false)) }

    /// Returns the effect along a line.
    ///
    /// - Parameter angle: Degrees, clockwise from the direction to the right; 0 if it is not finite.
    public func custom(angle: Double) -> Self { with(.angle(angle.isFinite ? angle : 0)) }

    /// Returns the effect along a line.
    ///
    /// - Parameter angle: Clockwise from the direction to the right; 0 if it is not finite.
    public func custom(angle: Angle) -> Self { custom(angle: angle.degrees) }

    public var byLayer: Self { .init(configuration: .init(configuration.motion, true)) }
    /// All at once, as it does without being asked.
    public var wholeSymbol: Self { .init(configuration: .init(configuration.motion, false)) }

    private func with(_ wiggle: SymbolMotion.Wiggle) -> Self {
        .init(configuration: .init(.wiggle(wiggle), configuration.asksForLayers))
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { .init(configuration: .init(.wiggle(.turn(isClockwise: true)))) }
}
