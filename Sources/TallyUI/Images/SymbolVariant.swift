import TallyCore

/// Which form of a symbol is shown; each adds to the symbol's name.
public struct SymbolVariants: Hashable, Sendable {
    var isFilled = false
    var isSlashed = false
    var shape: String?

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(shape: "circle")
    public static let square = SymbolVariants(shape: "square")
    public static let rectangle = SymbolVariants(shape: "rectangle")
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    public var square: SymbolVariants { with { $0.shape = "square" } }
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns true if this one is all that the other is.
    public func contains(_ other: SymbolVariants) -> Bool {
        (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed) && (other.shape == nil || shape == other.shape)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns a symbol's name with what it lacks of the variants.
    func name(_ name: String) -> String {
        let parts = name.split(separator: ".")
        var result = name
        func add(_ part: String) { if !parts.contains(Substring(part)) { result += "." + part } }
        if let shape { add(shape) }
        if isSlashed { add("slash") }
        if isFilled {
            result = result.hasSuffix(".fill") || parts.contains("fill") ? result : result + ".fill"
        }
        return result
    }
}

private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows a form of the symbols inside, where their names do not say it already.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { variants in
            variants.isFilled = variants.isFilled || variant.isFilled
            variants.isSlashed = variants.isSlashed || variant.isSlashed
            variants.shape = variant.shape ?? variants.shape
        }
    }
}
