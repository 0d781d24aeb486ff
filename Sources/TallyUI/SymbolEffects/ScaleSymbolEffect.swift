/// The symbol is a fifth larger while the effect is active, or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public let configuration: SymbolEffectConfiguration

    public var up: Self { .init(configuration: .init(.scale(isUp: true), configuration.asksForLayers)) }
    public var down: Self { .init(configuration: .init(.scale(isUp: false), configuration.asksForLayers)) }
    /// Part by part, as it does without being asked.
    public var byLayer: Self { .init(configuration: .init(configuration.motion, true)) }
    public var wholeSymbol: Self { .init(configuration: .init(configuration.motion, false)) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { .init(configuration: .init(.scale(isUp: true))) }
}
