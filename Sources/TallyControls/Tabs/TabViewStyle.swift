import TallyCore

extension View {
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabStyle, style._kind)
    }
}

/// How a tab view lets a person choose.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// Of the styles that the runtime knows, which one it is.
    nonisolated var _kind: _TabViewStyleKind { get }
}

/// The styles that the runtime knows.
public struct _TabViewStyleKind: Equatable, Sendable {
    var isPaged = false
    var hasDots = false
}

nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public nonisolated var _kind: _TabViewStyleKind { _TabViewStyleKind() }
}

/// A bar, or a sidebar where there is room for one; here a bar.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
    public nonisolated var _kind: _TabViewStyleKind { _TabViewStyleKind() }
}

/// A bar, whatever room there is.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
    public nonisolated var _kind: _TabViewStyleKind { _TabViewStyleKind() }
}

/// Pages side by side that a drag moves, with a dot for each at the bottom.
nonisolated public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are there.
    public struct IndexDisplayMode: Sendable {
        let hasDots: Bool
        /// The dots are there as with `always`; with a single page there is one dot.
        public static let automatic = PageTabViewStyle.IndexDisplayMode(hasDots: true)
        public static let always = PageTabViewStyle.IndexDisplayMode(hasDots: true)
        public static let never = PageTabViewStyle.IndexDisplayMode(hasDots: false)
    }

    private let mode: IndexDisplayMode

    public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }
    public nonisolated var _kind: _TabViewStyleKind { _TabViewStyleKind(isPaged: true, hasDots: mode.hasDots) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { .init() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private struct TabStyleKey: EnvironmentKey { static let defaultValue = _TabViewStyleKind() }

extension EnvironmentValues {
    var tabStyle: _TabViewStyleKind {
        get { self[TabStyleKey.self] }
        set { self[TabStyleKey.self] = newValue }
    }
}
