public import Foundation
import TallyCore

/// Several columns, as the builder makes them.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public var value: T
    private let collect: @MainActor (T, inout _TableColumns<RowValue>) -> Void

    nonisolated init(_ value: T, collect: @escaping @MainActor (T, inout _TableColumns<RowValue>) -> Void) {
        self.value = value
        self.collect = collect
    }

    nonisolated public var tableColumnBody: Never { fatalError("A tuple of columns has no body.") }

    @MainActor public static func _collect(_ content: Self, into columns: inout _TableColumns<RowValue>) {
        content.collect(content.value, &columns)
    }
}
