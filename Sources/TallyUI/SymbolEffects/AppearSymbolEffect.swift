/// The symbol is out of sight while the effect is active, keeps its place, and appears when it ends.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public let configuration: SymbolEffectConfiguration

    /// Grows as it appears, as it does without being asked.
    public var up: Self { .init(configuration: .init(.hidden(isLarger: false), configuration.asksForLayers)) }
    /// Shrinks to its size as it appears.
    public var down: Self { .init(configuration: .init(.hidden(isLarger: true), configuration.asksForLayers)) }
    /// Part by part, as it does without being asked; transitions move the whole.
    public var byLayer: Self { .init(configuration: .init(configuration.motion, true)) }
    public var wholeSymbol: Self { .init(configuration: .init(configuration.motion, false)) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { .init(configuration: .init(.hidden(isLarger: false))) }
}
