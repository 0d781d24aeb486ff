import Foundation
import TallyCore

extension TableColumnCustomization {
    /// Returns the columns that are seen, in their order and as wide as they were made.
    func applied(to columns: [TableColumnEntry<RowValue>]) -> [TableColumnEntry<RowValue>] {
        ordered(columns).filter(isSeen).map { column in
            guard let width = column.customizationID.flatMap({ widths[$0] }) else { return column }
            var column = column
            column.limits = column.shape.width
            column.shape.width = column.shape.width.changed(to: CGFloat(width))
            return column
        }
    }

    func isSeen(_ column: TableColumnEntry<RowValue>) -> Bool {
        let own = column.customizationID.map { self[visibility: $0] } ?? .automatic
        return (own == .automatic ? column.defaultVisibility : own) != .hidden
    }

    /// Those that have been ordered change places among themselves; the others stand where they are written.
    private func ordered(_ columns: [TableColumnEntry<RowValue>]) -> [TableColumnEntry<RowValue>] {
        if order.isEmpty { return columns }
        let places = columns.indices.filter { columns[$0].customizationID.map(order.contains) ?? false }
        func rank(_ index: Int) -> Int { columns[index].customizationID.flatMap { order.firstIndex(of: $0) } ?? 0 }
        let ranked = places.sorted { (rank($0), $0) < (rank($1), $1) }
        var result = columns
        for (place, index) in zip(places, ranked) { result[place] = columns[index] }
        return result
    }

    /// Puts a column into the place of another that can be moved, and the others aside.
    mutating func move(_ id: String, to other: String, in columns: [TableColumnEntry<RowValue>]) {
        var ids = ordered(columns).filter(\.isMovable).compactMap(\.customizationID)
        guard let from = ids.firstIndex(of: id), let to = ids.firstIndex(of: other), from != to else { return }
        ids.insert(ids.remove(at: from), at: to)
        order = ids
    }
}

extension TableColumnEntry {
    /// Whether people can drag the header aside.
    var isMovable: Bool { customizationID != nil && !disabledBehavior.contains(.reorder) }
    /// Whether people can make it wider and narrower.
    var isResizable: Bool {
        let limits = limits ?? shape.width
        return customizationID != nil && !disabledBehavior.contains(.resize) && limits.min < limits.max
    }
    /// Whether people can hide it.
    var isHidable: Bool { customizationID != nil && !disabledBehavior.contains(.visibility) }
}
