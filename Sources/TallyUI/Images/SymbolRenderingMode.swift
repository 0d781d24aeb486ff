import TallyCore

/// How a symbol's parts are coloured. Kept: all of them are drawn in the foreground style.
public struct SymbolRenderingMode: Sendable {
    private enum Kind: Sendable { case monochrome, multicolor, hierarchical, palette }
    private let kind: Kind

    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

extension EnvironmentValues {
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolModeKey.self] }
        set { self[SymbolModeKey.self] = newValue }
    }
}

extension View {
    /// Keeps the mode in the environment; all parts of symbols are drawn in the foreground style.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Changes nothing: all parts of symbols are drawn in the foreground style.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
