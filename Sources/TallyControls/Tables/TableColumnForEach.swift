import Foundation
import TallyCore

/// Columns for the elements of a collection, known by their ids. They are all there: a table makes its rows as they are needed, and
/// not its columns.
nonisolated public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public var data: Data
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID

    public init(
        _ data: Data,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
        id = { $0.id }
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    public init(
        _ data: Range<Int>,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
        id = { $0 }
    }

    nonisolated public var tableColumnBody: Never { fatalError("TableColumnForEach has no body.") }

    @MainActor public static func _collect(_ columns: Self, into all: inout _TableColumns<RowValue>) {
        for element in columns.data {
            all.at(columns.id(element)) { Content._collect(columns.content(element), into: &$0) }
        }
    }
}
