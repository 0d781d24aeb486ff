public import Foundation
public import TallyCore
import TallyUI

/// A column of a table: a label in the header, and a view for each row.
///
/// A column with a `value` or a comparator sorts a table that has a sort order, when its header is pressed; see `Table`. Where it
/// has a key path to a text and no content, it shows the text. Views that the content has several of stand beside one another.
///
/// Without a width it shares what the others leave. `alignment(_:)` is that of the header and of the cells.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    private let label: Label
    private let content: (RowValue) -> Content
    private let sort: TableColumnSort?
    private var room = TableColumnWidth()

    nonisolated init(label: Label, sort: TableColumnSort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.sort = sort
        self.content = content
    }

    nonisolated public var tableColumnBody: Never { fatalError("TableColumn has no body.") }

    @MainActor public static func _collect(_ column: Self, into columns: inout _TableColumns<RowValue>) {
        let content = column.content
        columns.add(
            TableColumnEntry(
                label: AnyView(column.label), cell: { AnyView(content($0)) },
                shape: TableColumnShape(width: column.room), sort: column.sort))
    }
}

extension TableColumn {
    /// Gives the column a width in points, of 0 at least; nil, or what is not finite: it shares what the others leave.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        self.width(min: width, ideal: width, max: width)
    }

    /// Keeps the width in points between two, and begins with a third; the room that is left goes to columns without an ideal width
    /// first.
    ///
    /// - Parameters:
    ///   - min: Not undercut while there is room for what the columns have to have; nil: 24.
    ///   - ideal: Nil: a share of what the others leave.
    ///   - max: Infinite, or nil: as much as there is. One that is less than `min` counts as `min`.
    nonisolated public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.room = TableColumnWidth(min: min, ideal: ideal, max: max)
        return column
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func width() -> TableColumn<RowValue, Sort, Content, Label> { self }
}
