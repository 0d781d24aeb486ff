public import TallyCore
import TallyUI

// Rows that are there or not, and rows as a group.
extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public var tableRowBody: Never { fatalError("Optional rows have no body.") }

    @MainActor public static func _views(
        _ content: Self, _ table: _TableRowInputs<Wrapped.TableRowValue>
    ) -> Wrapped._RowViews? {
        content.map { Wrapped._views($0, table) }
    }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public var tableRowBody: Never { fatalError("Conditional rows have no body.") }

    @MainActor public static func _views(
        _ content: Self, _ table: _TableRowInputs<TrueContent.TableRowValue>
    ) -> _ConditionalContent<TrueContent._RowViews, FalseContent._RowViews> {
        switch content.storage {
        case .trueContent(let content): .init(storage: .trueContent(TrueContent._views(content, table)))
        case .falseContent(let content): .init(storage: .falseContent(FalseContent._views(content, table)))
        }
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    @_disfavoredOverload
    nonisolated public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
        self.init(content: content())
    }

    @MainActor public var tableRowBody: Never { fatalError("A group of rows has no body.") }

    @MainActor public static func _views(
        _ group: Self, _ table: _TableRowInputs<Content.TableRowValue>
    ) -> Content._RowViews {
        Content._views(group.content, table)
    }
}
