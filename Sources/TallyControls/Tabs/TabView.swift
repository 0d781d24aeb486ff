import Foundation
import TallyCore
import TallyUI

/// Views of which one is shown at a time: chosen in a bar at the bottom, or paged by a drag in the style `page`.
///
/// Of more than five views the bar has the first four, and `More`, a list of the others.
///
/// A view is chosen by its `tag(_:)`; one that has none by its place, counted from 0. All views are made at once and keep
/// their state. Only the selected one appears: when another is selected it disappears, its tasks are cancelled, and the other
/// appears, again each time. Choosing the one that is shown sets the selection once more, and takes its stack back to the first
/// screen, or what is scrolled there to its start. While pages move, those appear of which a part is seen. Views that are not shown are neither
/// drawn nor reached.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
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

    @MainActor public var body: some View {
        let tabs = model.wrapped
        let selected = selection.map { AnyHashable($0.wrappedValue) } ?? ownSelection
        let _ = tabs.update(to: selected, choose: choose)
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
            TabHost(model: tabs, selected: selected, pages: pages)
        }
    }

    @MainActor private func choose(_ tag: AnyHashable) {
        if let selection {
            if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
        } else {
            ownSelection = tag
        }
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView {
    /// - Parameter selection: the value of the tab that is shown.
    public nonisolated init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        let content = content()
        self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(content: content) }
    }
}

extension TabView where SelectionValue == Never {
    /// Tabs of which the tab view keeps itself which one is shown.
    public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        let content = content()
        self.init(selection: nil) { TabContentBuilder<Never>.Content(content: content) }
    }
}

struct TabBadgeKey: LayoutValueKey {
    static var defaultValue: Text? { nil }
}
