public import Foundation
import TallyCore

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    associatedtype TableColumnBody: TableColumnContent
    nonisolated var tableColumnBody: Self.TableColumnBody { get }

    /// Adds the columns in their order. Content with a body needs none of its own.
    @MainActor static func _collect(_ content: Self, into columns: inout _TableColumns<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    @MainActor public static func _collect(_ content: Self, into columns: inout _TableColumns<TableRowValue>) {
        TableColumnBody._collect(content.tableColumnBody, into: &columns)
    }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never

    nonisolated public var tableColumnBody: Never { fatalError("Never has no columns.") }

    @MainActor public static func _collect(_ content: Never, into columns: inout _TableColumns<Never>) {}
}

/// Collects the columns of a table.
@MainActor
public struct _TableColumns<RowValue: Identifiable> {
    var columns: [TableColumnEntry<RowValue>] = []
    /// Where in the statements the next column stands.
    private var path: [AnyHashable] = []

    init() {}

    mutating func add(_ column: TableColumnEntry<RowValue>) {
        var column = column
        column.path = path
        columns.append(column)
    }

    /// Collects what stands at a place of its own, as the branch of an `if` does.
    mutating func at(_ place: some Hashable, _ collect: (inout Self) -> Void) {
        path.append(AnyHashable(place))
        collect(&self)
        path.removeLast()
    }

    /// Collects content and changes the columns that it has.
    mutating func changing(_ change: (inout TableColumnEntry<RowValue>) -> Void, _ collect: (inout Self) -> Void) {
        let first = columns.count
        collect(&self)
        for index in columns.indices.dropFirst(first) { change(&columns[index]) }
    }
}

/// A column with the types of its content hidden.
struct TableColumnEntry<RowValue: Identifiable> {
    let label: AnyView
    let cell: (RowValue) -> AnyView
    var shape: TableColumnShape
    /// What the column allows, where people have given it a width; nil: they have not.
    var limits: TableColumnWidth?
    /// Nil: a press on the header does nothing.
    let sort: TableColumnSort?
    var customizationID: String?
    var defaultVisibility = Visibility.automatic
    var disabledBehavior: TableColumnCustomizationBehavior = []
    fileprivate(set) var path: [AnyHashable] = []
    /// Tells it apart from the other columns as long as the table is there.
    var number = 0
}
