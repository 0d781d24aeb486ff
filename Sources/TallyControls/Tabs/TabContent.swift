import TallyCore
import TallyUI

/// Something that tabs of a `TabView` are made of: a `Tab`, a section of them, or what a program composes of these.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// What the tabs are chosen by; `Never` where they are chosen by their places.
    associatedtype TabValue: Hashable = Body.TabValue
    associatedtype Body: TabContent
    @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }

    associatedtype _TabViews: View
    /// The view of each tab, with what the bar is to know of it.
    @MainActor var _tabViews: _TabViews { get }
}

extension TabContent {
    @MainActor public var _tabViews: Body._TabViews { body._tabViews }
}

extension Never: TabContent {
    public typealias TabValue = Never
    @MainActor public var _tabViews: EmptyView { EmptyView() }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private enum Kind { case search }
    private let kind: Kind

    /// A search; a tab without a label of its own is labelled as one.
    public static var search: TabRole { TabRole(kind: .search) }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public var body: Never { return fatalError("An optional tab has no body.") }
    @MainActor public var _tabViews: Wrapped._TabViews? { map { $0._tabViews } }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
    public var body: Never { return fatalError("A conditional tab has no body.") }

    @MainActor @ViewBuilder public var _tabViews: _ConditionalContent<TrueContent._TabViews, FalseContent._TabViews> {
        switch storage {
        case .trueContent(let content): content._tabViews
        case .falseContent(let content): content._tabViews
        }
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public var body: Never { return fatalError("ForEach has no body.") }

    @MainActor public var _tabViews: ForEach<Data, ID, Content._TabViews> {
        let content = content
        return mapped { element in onMain { content(element)._tabViews } }
    }
}

// One tab for each element, where it can be nothing else, so that views are found as soon as without them: the closure says of which kind of value tabs are chosen, so nothing can build it by that.
extension ForEach where Content: TabContent, ID == Data.Element.ID, Data.Element: Identifiable {
    @_disfavoredOverload
    public nonisolated init(_ data: Data, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: TabContent {
    @_disfavoredOverload
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
    @_disfavoredOverload
    public nonisolated init(_ data: Range<Int>, content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}
