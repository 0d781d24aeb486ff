/// The symbol disappears when the effect becomes active, and keeps its place.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public let configuration: SymbolEffectConfiguration

    /// Grows as it disappears.
    public var up: Self { .init(configuration: .init(.hidden(isLarger: true), configuration.asksForLayers)) }
    /// Shrinks as it disappears, as it does without being asked.
    public var down: Self { .init(configuration: .init(.hidden(isLarger: false), configuration.asksForLayers)) }
    /// Part by part, as it does without being asked; transitions move the whole.
    public var byLayer: Self { .init(configuration: .init(configuration.motion, true)) }
    public var wholeSymbol: Self { .init(configuration: .init(configuration.motion, false)) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { .init(configuration: .init(.hidden(isLarger: false))) }
}
