/// One symbol goes and another comes.
///
/// Where no way is asked for, a symbol that gets or loses its slash stays and the slash is drawn; others go `downUp`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    public let configuration: SymbolEffectConfiguration

    /// The old symbol shrinks as it goes, the new one grows as it comes.
    public static var downUp: Self { make(.downUp) }
    /// The old symbol grows as it goes, the new one as it comes.
    public static var upUp: Self { make(.upUp) }
    /// The old symbol goes at once, the new one grows as it comes.
    public static var offUp: Self { make(.offUp) }

    /// The old symbol shrinks as it goes, the new one grows as it comes.
    public var downUp: Self { with(.downUp) }
    /// The old symbol grows as it goes, the new one as it comes.
    public var upUp: Self { with(.upUp) }
    /// The old symbol goes at once, the new one grows as it comes.
    public var offUp: Self { with(.offUp) }

    /// Part by part, as it does without being asked.
    public var byLayer: Self { .init(configuration: .init(configuration.motion, true)) }
    public var wholeSymbol: Self { .init(configuration: .init(configuration.motion, false)) }

    /// Draws what differs where symbols differ by a slash alone; else the way that is given.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
        guard case .replace(let style, _) = fallback.configuration.motion else {
            return MagicReplace(configuration: fallback.configuration)
        }
        return MagicReplace(
            configuration: .init(.replace(style, isMagic: true), fallback.configuration.asksForLayers))
    }

    /// Draws what differs where symbols differ by a slash alone.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        public let configuration: SymbolEffectConfiguration
    }

    private static func make(_ style: SymbolMotion.ReplaceStyle) -> Self {
        .init(configuration: .init(.replace(style, isMagic: false)))
    }

    private func with(_ style: SymbolMotion.ReplaceStyle) -> Self {
        .init(configuration: .init(.replace(style, isMagic: false), configuration.asksForLayers))
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect {
        .init(configuration: .init(.replace(.downUp, isMagic: true)))
    }
}
