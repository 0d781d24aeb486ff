extension ContentTransition {
    /// Symbols change by their own effect; texts change at once.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Symbols change by the effect in updates that have an animation, which only calls for it: the pace is the effect's
    /// own. Texts change at once.
    ///
    /// A change on the way starts from what is shown. Where people want less motion symbols change at once. Repetition has
    /// no meaning here, the options' speed has.
    public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
    where T: ContentTransitionSymbolEffect, T: SymbolEffect {
        ContentTransition(kind: .symbol(effect.configuration, options))
    }
}
