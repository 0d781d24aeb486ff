public import TallyCore
import TallyUI

/// The header of a section of a table.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    public typealias TableRowValue = Value

    private let content: Content

    nonisolated init(content: Content) { self.content = content }

    @MainActor public var tableRowBody: some TableRowContent<Value> { TableHeaderRow<Value, Content>(content: content) }
}

/// A view in place of a row.
nonisolated private struct TableHeaderRow<Value: Identifiable, Content: View>: TableRowContent {
    typealias TableRowValue = Value
    typealias TableRowBody = Never

    let content: Content

    @MainActor var tableRowBody: Never { fatalError("The header of a section has no body.") }

    @MainActor static func _views(_ header: Self, _ table: _TableRowInputs<Value>) -> Content { header.content }
}

/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable> {
    nonisolated init() {}
}

extension EmptyTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    @MainActor public var tableRowBody: Never { fatalError("No rows have no body.") }

    @MainActor public static func _views(_ content: Self, _ table: _TableRowInputs<Value>) -> EmptyView { EmptyView() }
}
