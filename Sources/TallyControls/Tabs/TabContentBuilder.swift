import TallyCore
import TallyUI

/// Makes one of the tabs that a closure lists.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs of a tab view, as the view that it shows.
    nonisolated public struct Content<C: TabContent>: View {
        let content: C

        @MainActor public var body: some View { content._tabViews }
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TupleTabContent<
        TabValue, repeat each C
    > {
        TupleTabContent(value: (repeat each content))
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }
}

/// Several tabs one after another.
nonisolated public struct TupleTabContent<TabValue: Hashable, each C: TabContent>: TabContent {
    let value: (repeat each C)

    @MainActor public var body: Never { return fatalError("TupleTabContent has no body.") }
    @MainActor public var _tabViews: TupleView<(repeat (each C)._TabViews)> {
        TupleView((repeat (each value)._tabViews))
    }
}
