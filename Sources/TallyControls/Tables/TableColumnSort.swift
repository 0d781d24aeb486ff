import Foundation
import TallyCore

/// How a column sorts, with the type of its comparators hidden.
class TableColumnSort {}

/// How a column sorts with comparators of a type.
final class TypedTableColumnSort<Sort: SortComparator>: TableColumnSort {
    let comparator: Sort
    /// Returns whether another comparator is the column's, in whichever order.
    let matches: (Sort) -> Bool

    init(_ comparator: Sort, matches: @escaping (Sort) -> Bool) {
        self.comparator = comparator
        self.matches = matches
    }

    convenience init(_ comparator: Sort) {
        self.init(comparator) { other in
            var same = comparator
            same.order = other.order
            return same == other
        }
    }
}

extension TableColumnSort {
    /// Sorts by what a key path leads to. Any comparator of the path is the column's, however it compares.
    static func by<Root>(_ comparator: KeyPathComparator<Root>) -> TableColumnSort {
        let path = comparator.keyPath
        return TypedTableColumnSort(comparator) { $0.keyPath == path }
    }
}

/// The order of a table, as its header shows it and changes it.
struct TableSorting {
    /// Returns in which order a column sorts the table; nil: it is not the first that does.
    let order: (TableColumnSort) -> SortOrder?
    /// Makes a column the first, or turns its order if it is.
    let sort: (TableColumnSort) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        order = { column in
            guard let column = column as? TypedTableColumnSort<Sort>, let first = binding.wrappedValue.first,
                column.matches(first)
            else { return nil }
            return first.order
        }
        sort = { column in
            guard let column = column as? TypedTableColumnSort<Sort> else { return }
            var comparators = binding.wrappedValue
            if let first = comparators.first, column.matches(first) {
                comparators[0].order = first.order == .forward ? .reverse : .forward
            } else {
                comparators.removeAll { column.matches($0) }
                comparators.insert(column.comparator, at: 0)
            }
            binding.wrappedValue = comparators
        }
    }
}
