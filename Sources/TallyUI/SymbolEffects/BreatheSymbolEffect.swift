/// The symbol grows slowly and comes back.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let configuration: SymbolEffectConfiguration

    /// Grows alone, as it does without being asked.
    public var plain: Self { .init(configuration: .init(.breathe(pulses: false), configuration.asksForLayers)) }
    /// Grows while it fades to half.
    public var pulse: Self { .init(configuration: .init(.breathe(pulses: true), configuration.asksForLayers)) }
    public var byLayer: Self { .init(configuration: .init(configuration.motion, true)) }
    /// All at once, as it does without being asked.
    public var wholeSymbol: Self { .init(configuration: .init(configuration.motion, false)) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { .init(configuration: .init(.breathe(pulses: false))) }
}
