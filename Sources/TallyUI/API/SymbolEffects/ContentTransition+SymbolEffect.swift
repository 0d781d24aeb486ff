extension ContentTransition {
    /// Symbols change by their own effect; texts change at once.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Symbols change by the effect, whether the update has an animation or not; texts change at once.
    ///
    /// A change on the way starts from what is shown. Nothing plays in a transaction that disables animations, and where
    /// people want less motion. Repetition has no meaning here, the options' speed has.
    public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
    where T: ContentTransitionSymbolEffect, T: SymbolEffect {
        ContentTransition(kind: .symbol(effect.configuration, options))
    }
}
