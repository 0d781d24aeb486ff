/// An animation of a symbol's parts. Symbols are not drawn in parts here, so effects are named and not seen.
public protocol SymbolEffect: Sendable {}

/// An effect by which one symbol can become another.
public protocol ContentTransitionSymbolEffect {}

/// An effect by which a symbol can come and go.
public protocol TransitionSymbolEffect {}

/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Equatable, Sendable {
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
}

/// The effect that suits the place.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {}

/// One symbol becomes another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// A symbol appears.
public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect {
    public var up: AppearSymbolEffect { self }
    public var down: AppearSymbolEffect { self }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// A symbol disappears.
public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect {
    public var up: DisappearSymbolEffect { self }
    public var down: DisappearSymbolEffect { self }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { .init() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { .init() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { .init() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { .init() }
}

extension ContentTransition {
    /// Symbols change by their own effect; texts change at once.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Symbols change by the effect; texts change at once.
    public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
    where T: ContentTransitionSymbolEffect, T: SymbolEffect {
        ContentTransition(kind: .symbol)
    }
}

/// Symbols come and go by their own effect; what is no symbol fades.
public struct SymbolEffectTransition: Transition {
    public static let properties = TransitionProperties(hasMotion: false)

    public init<T>(effect: T, options: SymbolEffectOptions = .default)
    where T: SymbolEffect, T: TransitionSymbolEffect {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: SymbolEffectTransition { .init(effect: .automatic) }

    public static func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
        .init(effect: effect, options: options)
    }
}
