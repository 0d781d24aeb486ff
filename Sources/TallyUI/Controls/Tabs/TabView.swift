import Foundation

/// Views of which one is shown at a time: chosen in a bar at the bottom, or paged by a drag in the style `page`.
///
/// A view is chosen by its `tag(_:)`; one that has none by its place, counted from 0. All views are made at once and keep
/// their state. Only the selected one appears: when another is selected it disappears, its tasks are cancelled, and the other
/// appears, again each time. While pages move, those appear of which a part is seen. Views that are not shown are neither
/// drawn nor reached.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    private let model = NodeMemory<TabModel>()
    @State private var ownSelection = AnyHashable(0)
    @Environment(\.tabStyle) private var style

    /// - Parameter selection: the tag of the view that is shown; nil: the tab view keeps it itself.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: some View {
        let tabs = model.wrapped
        let selected = selection.map { AnyHashable($0.wrappedValue) } ?? ownSelection
        let _ = tabs.bring(upTo: choose)
        let pages = TabPages(
            model: tabs, version: tabs.version, selected: selected, isPaged: style.isPaged, content: content)
        if style.isPaged {
            pages
                .contentShape(Rectangle())
                .gesture(
                    DragGesture()
                        .onChanged { tabs.drag($0.translation) }
                        .onEnded { tabs.dragEnded($0.translation, $0.predictedEndTranslation) }
                )
                .overlay(alignment: .bottom) {
                    if style.hasDots { PageDots(model: tabs, selected: selected).padding(.bottom, 12) }
                }
        } else {
            VStack(spacing: 0) {
                pages
                TabBar(model: tabs, selected: selected)
            }
        }
    }

    private func choose(_ tag: AnyHashable) {
        if let selection {
            if let value = tag.base as? SelectionValue, value != selection.wrappedValue {
                selection.wrappedValue = value
            }
        } else {
            ownSelection = tag
        }
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension View {
    /// What stands for the view in the bar of a tab view: a label, or an image and a text. Of several images and texts the
    /// first count; the bar gives them their font and their colour.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return modifier(_LayoutValueModifier<TabItemKey>(value: making { AnyView(label) }))
    }

    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabStyle, style._kind)
    }
}

struct TabItemKey: LayoutValueKey {
    static var defaultValue: AnyView? { nil }
}

struct TabBadgeKey: LayoutValueKey {
    static var defaultValue: Text? { nil }
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

public struct DefaultTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _kind: _TabViewStyleKind { _TabViewStyleKind() }
}

/// Pages side by side that a drag moves, with a dot for each at the bottom.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are there.
    public struct IndexDisplayMode: Sendable {
        let hasDots: Bool
        /// As with `always`; with a single page there is one dot.
        public static let automatic = PageTabViewStyle.IndexDisplayMode(hasDots: true)
        public static let always = PageTabViewStyle.IndexDisplayMode(hasDots: true)
        public static let never = PageTabViewStyle.IndexDisplayMode(hasDots: false)
    }

    private let mode: IndexDisplayMode

    public nonisolated init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }
    public nonisolated var _kind: _TabViewStyleKind { _TabViewStyleKind(isPaged: true, hasDots: mode.hasDots) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { .init() }
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
