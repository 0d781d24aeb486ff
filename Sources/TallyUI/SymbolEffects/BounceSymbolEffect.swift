/// The symbol grows for a moment, or shrinks, and swings back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let configuration: SymbolEffectConfiguration

    public var up: Self { .init(configuration: .init(.bounce(isUp: true), configuration.asksForLayers)) }
    public var down: Self { .init(configuration: .init(.bounce(isUp: false), configuration.asksForLayers)) }
    /// Part by part, as it does without being asked.
    public var byLayer: Self { .init(configuration: .init(configuration.motion, true)) }
    public var wholeSymbol: Self { .init(configuration: .init(configuration.motion, false)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { .init(configuration: .init(.bounce(isUp: true))) }
}
