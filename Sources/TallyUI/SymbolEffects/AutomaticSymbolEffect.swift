/// The effect that suits the place: symbols that come and go grow and shrink, symbols that change replace each other.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    public let configuration: SymbolEffectConfiguration
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { .init(configuration: .init(.automatic)) }
}
