import TallyCore
import TallyUI

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent
    var tableRowBody: Self.TableRowBody { get }

    /// What shows the rows. Content with a body needs none of its own.
    associatedtype _RowViews: View
    @MainActor static func _views(_ content: Self, _ table: _TableRowInputs<TableRowValue>) -> _RowViews
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    @MainActor public static func _views(
        _ content: Self, _ table: _TableRowInputs<TableRowValue>
    ) -> TableRowBody._RowViews {
        TableRowBody._views(content.tableRowBody, table)
    }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never

    @MainActor public var tableRowBody: Never { fatalError("Never has no rows.") }

    @MainActor public static func _views(_ content: Never, _ table: _TableRowInputs<Never>) -> EmptyView {}
}

/// What rows are told of their table.
@MainActor
public struct _TableRowInputs<RowValue: Identifiable> {
    /// Those that are seen, in their order.
    let columns: [TableColumnEntry<RowValue>]
    let cells: TableCells
    /// How many rows it is that a row belongs to.
    private(set) var level = 0
    /// Whether what belongs to the row is shown; nil: nothing does.
    private(set) var expansion: Binding<Bool>?

    init(columns: [TableColumnEntry<RowValue>]) {
        self.columns = columns
        cells = TableCells(columns: columns.map(\.shape))
    }

    /// For a row that others belong to.
    func disclosing(_ expansion: Binding<Bool>) -> Self {
        var inputs = self
        inputs.expansion = expansion
        return inputs
    }

    /// For the rows that belong to one.
    var inner: Self {
        var inputs = self
        inputs.expansion = nil
        inputs.level += 1
        return inputs
    }
}
