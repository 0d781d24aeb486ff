public import Foundation
import TallyCore
import TallyUI

/// Where the header and the cells of a column stand in its width.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, leading, center, trailing, numeric }

    private let kind: Kind

    /// At the leading edge.
    public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
    public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
    public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
    public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }

    /// At the edge at which numbers have their last digit: the right one, whichever way texts are read.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric) }

    /// As `numeric`: in all numbering systems the last digit is at the right.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

    func horizontal(_ direction: LayoutDirection) -> HorizontalAlignment {
        switch kind {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .numeric: direction == .rightToLeft ? .leading : .trailing
        }
    }
}

extension TableColumnContent {
    /// Sets where the headers and the cells stand in the widths of the columns.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        TableColumnChange(base: self) { $0.shape.alignment = alignment }
    }
}

/// Columns of which something is said besides.
nonisolated struct TableColumnChange<Base: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Base.TableRowValue
    typealias TableColumnSortComparator = Base.TableColumnSortComparator
    typealias TableColumnBody = Never

    let base: Base
    let change: (inout TableColumnEntry<Base.TableRowValue>) -> Void

    nonisolated var tableColumnBody: Never { fatalError("Changed columns have no body.") }

    @MainActor static func _collect(_ content: Self, into columns: inout _TableColumns<Base.TableRowValue>) {
        columns.changing(content.change) { Base._collect(content.base, into: &$0) }
    }
}
