import Foundation
import TallyCore
import TallyUI

/// A view of a `TabView`, and what stands for it in the bar.
///
/// Chosen by its value where the tab view has a selection, else by its place. In the style `page` the label is not shown.
nonisolated public struct Tab<Value, Content, Label> {
    let value: AnyHashable?
    let content: Content
    let label: Label

    init(_ value: AnyHashable?, content: Content, label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    @MainActor public var body: Never { return fatalError("A tab has no body.") }

    // A tab is one, whatever its content consists of.
    @MainActor public var _tabViews: some View {
        ZStack { content }
            .tabItem { label }
            .layoutValue(key: TagKey.self, value: value)
    }
}

/// The label of a tab that is given as a title and a picture.
nonisolated public struct DefaultTabLabel: View {
    private let title: Text
    private let image: Image

    init(_ title: Text, _ image: Image) {
        self.title = title
        self.image = image
    }

    /// What a tab without a label says of itself.
    static func role(_ role: TabRole) -> DefaultTabLabel {
        DefaultTabLabel(Text("Search"), Image(systemName: "magnifyingglass"))
    }

    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}
