import Foundation

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

    /// True if this one is all that the other is.
    public func contains(_ other: SymbolVariants) -> Bool {
        (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed) && (other.shape == nil || shape == other.shape)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// A symbol's name with what it lacks of the variants.
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

/// How a symbol's parts are coloured. Kept: all of them are drawn in the foreground style.
public struct SymbolRenderingMode: Sendable {
    private enum Kind: Sendable { case monochrome, multicolor, hierarchical, palette }
    private let kind: Kind

    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private struct SymbolEnlargementKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private struct SymbolModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

extension EnvironmentValues {
    /// How many times as large as its font asks for a symbol is.
    var symbolEnlargement: CGFloat {
        get { self[SymbolEnlargementKey.self] }
        set { self[SymbolEnlargementKey.self] = newValue }
    }

    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolModeKey.self] }
        set { self[SymbolModeKey.self] = newValue }
    }
}

extension View {
    /// How large symbols inside are beside a text of the same font: small 0.8 of medium, large 1.27 times.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Shows a form of the symbols inside, where their names do not say it already.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { variants in
            variants.isFilled = variants.isFilled || variant.isFilled
            variants.isSlashed = variants.isSlashed || variant.isSlashed
            variants.shape = variant.shape ?? variants.shape
        }
    }

    /// Kept in the environment: all parts of symbols are drawn in the foreground style.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Kept for the sake of source: all parts of symbols are drawn in the foreground style.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
