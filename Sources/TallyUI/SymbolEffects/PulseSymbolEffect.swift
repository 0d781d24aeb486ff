/// The symbol fades to a third and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let configuration: SymbolEffectConfiguration

    public var byLayer: Self { .init(configuration: .init(configuration.motion, true)) }
    /// All at once, as it does without being asked.
    public var wholeSymbol: Self { .init(configuration: .init(configuration.motion, false)) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { .init(configuration: .init(.pulse)) }
}
