import TallyCore

/// How a symbol's parts are coloured.
///
/// A symbol has up to three layers: what stands upon an area or beside a sign, such as the tick of `checkmark.circle` or the badge of
/// `folder.badge.plus`, comes before what it stands upon. Without a mode a symbol is drawn in one style, or, where the place has two
/// foreground styles or more, in these.
public struct SymbolRenderingMode: Sendable {
    enum Kind: Sendable { case monochrome, multicolor, hierarchical, palette }
    let kind: Kind

    /// All in the foreground style; what stands upon an area is left out of it.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// In colours of the symbol's own, if it has any; other parts in the foreground style.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// In the first foreground style, each layer fainter than the one before.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// In the foreground styles, one after the other; of one that is not given the one before counts, fainter.
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
    /// Sets how symbols within the view are coloured; nil is their own way.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Returns the image with a way of its own to colour a symbol; nil is that of the place.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changing { $0.symbolMode = mode?.kind }
    }
}

extension SymbolRenderingMode.Kind {
    /// The styles of a symbol's layers at a place; nil: all are drawn in one.
    ///
    /// - Parameter context: what the place says of its styles.
    static func styles(
        _ mode: SymbolRenderingMode.Kind?, of name: String, _ context: StyleContext, in environment: EnvironmentValues
    ) -> [ResolvedStyle]? {
        func foreground(_ level: Int, _ context: StyleContext) -> ResolvedStyle {
            ResolvedStyle.foreground(level: level).concrete(in: context)
        }
        let levels = 0..<3
        switch mode ?? (context.foreground.count > 1 ? .palette : .monochrome) {
        case .monochrome: return nil
        case .palette: return levels.map { foreground($0, context) }
        case .hierarchical:
            var first = context
            first.foreground = Array(context.foreground.prefix(1))
            return levels.map { foreground($0, first) }
        case .multicolor:
            guard let colors = SymbolColors.of(name) else { return nil }
            return levels.map { level in
                let color = colors.indices.contains(level) ? colors[level] : colors.last ?? nil
                return color.map { .color($0.resolve(in: environment)) } ?? foreground(0, context)
            }
        }
    }
}
