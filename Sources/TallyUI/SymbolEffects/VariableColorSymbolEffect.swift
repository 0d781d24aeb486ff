/// The levels of a symbol light up one after the other, as the arcs of `wifi` do. Symbols without levels keep still.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var style = SymbolMotion.VariableColorStyle()

    fileprivate init() {}

    public var configuration: SymbolEffectConfiguration { .init(.variableColor(style)) }

    /// One level at a time.
    public var iterative: Self { with { $0.isIterative = true } }
    /// Levels stay lit until the last one is, as they do without being asked.
    public var cumulative: Self { with { $0.isIterative = false } }
    /// Levels light up there and back.
    public var reversing: Self { with { $0.isReversing = true } }
    /// Levels light up from the first to the last, and from the first again, as they do without being asked.
    public var nonReversing: Self { with { $0.isReversing = false } }
    /// Levels that are not lit are drawn at 0.3, as they are without being asked.
    public var dimInactiveLayers: Self { with { $0.hidesInactive = false } }
    /// Levels that are not lit are not drawn.
    public var hideInactiveLayers: Self { with { $0.hidesInactive = true } }

    private func with(_ change: (inout SymbolMotion.VariableColorStyle) -> Void) -> Self {
        var copy = self
        change(&copy.style)
        return copy
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { .init() }
}
