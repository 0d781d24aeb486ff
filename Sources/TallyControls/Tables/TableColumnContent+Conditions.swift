import Foundation
public import TallyCore

// Columns that are there or not, and columns as a group.
extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public typealias TableColumnBody = Never

    nonisolated public var tableColumnBody: Never { fatalError("Optional columns have no body.") }

    @MainActor public static func _collect(_ content: Self, into columns: inout _TableColumns<Wrapped.TableRowValue>) {
        if let content { Wrapped._collect(content, into: &columns) }
    }
}

extension _ConditionalContent: TableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    public typealias TableColumnBody = Never

    nonisolated public var tableColumnBody: Never { fatalError("Conditional columns have no body.") }

    @MainActor public static func _collect(
        _ content: Self, into columns: inout _TableColumns<TrueContent.TableRowValue>
    ) {
        switch content.storage {
        case .trueContent(let content): columns.at(true) { TrueContent._collect(content, into: &$0) }
        case .falseContent(let content): columns.at(false) { FalseContent._collect(content, into: &$0) }
        }
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never

    @_disfavoredOverload
    nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
        self.init(content: content())
    }

    nonisolated public var tableColumnBody: Never { fatalError("A group of columns has no body.") }

    @MainActor public static func _collect(_ group: Self, into columns: inout _TableColumns<Content.TableRowValue>) {
        Content._collect(group.content, into: &columns)
    }
}
