/// The symbol turns once, or on and on while the effect is active.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let configuration: SymbolEffectConfiguration

    public var clockwise: Self { .init(configuration: .init(.rotate(isClockwise: true), configuration.asksForLayers)) }
    public var counterClockwise: Self {
        .init(configuration: .init(.rotate(isClockwise: false), configuration.asksForLayers))
    }
    /// Each part about its own middle.
    public var byLayer: Self { .init(configuration: .init(configuration.motion, true)) }
    /// About the middle of the symbol, as it does without being asked.
    public var wholeSymbol: Self { .init(configuration: .init(configuration.motion, false)) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { .init(configuration: .init(.rotate(isClockwise: true))) }
}
