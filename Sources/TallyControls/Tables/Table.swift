import Foundation
public import TallyCore
import TallyUI

/// Rows that scroll, each with a cell in each of several columns, below a header that stays.
///
/// Rows are those of a list: 44 points high at least, made as they come near what is seen, with their state and their transitions; see
/// `List`. Where the horizontal size class is compact, the first column alone is shown, without a header.
///
/// A press on the header of a column that sorts writes `sortOrder`: the column's comparator comes first, and those that were there sort
/// what it holds for equal; a press on the first one's header turns its order. An arrow shows which it is. To sort the data is the program's
/// part, for example when the sort order changes.
///
/// With a `selection` a press on a row selects it, by the id of its value: of a set it alone, and in edit mode it is added or taken
/// out. What is selected and not a row stays.
///
/// With a `columnCustomization` the header's menu hides and shows the columns that have a `customizationID(_:)`, and their headers are
/// dragged aside, or made wider at their trailing edges.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    let columns: Columns
    let rows: Rows
    let selection: ListSelection?
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?

    init(
        _ columns: Columns, _ rows: Rows, selection: ListSelection? = nil, sorting: TableSorting? = nil,
        customization: Binding<TableColumnCustomization<Value>>? = nil
    ) {
        self.columns = columns
        self.rows = rows
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
    }

    @MainActor public var body: some View {
        StyledControl(configuration: TableStyleConfiguration(content: AnyView(TableFace(table: self))))
    }
}

/// The rows of a table as a list, and the header above them.
private struct TableFace<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    let table: Table<Value, Rows, Columns>
    private let memory = NodeMemory<TableColumnNumbers>()
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableColumnHeaders) private var headers
    /// The header's height in points.
    @ScaledMetric(relativeTo: .footnote) private var height: CGFloat = 32

    init(table: Table<Value, Rows, Columns>) { self.table = table }

    var body: some View {
        var collected = _TableColumns<Value>()
        let _ = Columns._collect(table.columns, into: &collected)
        let all = memory.wrapped.numbered(collected.columns)
        let customization = table.customization?.wrappedValue ?? TableColumnCustomization()
        let seen = customization.applied(to: all)
        let isCompact = sizeClass == .compact
        let columns = isCompact ? Array(seen.prefix(1)) : seen
        let hasHead = !isCompact && headers != .hidden
        List<Value.ID, Rows._RowViews>(
            rows: Rows._views(table.rows, _TableRowInputs(columns: columns)), table.selection
        )
        .environment(\.listLook, .plain)
        .environment(\.sectionsDisclose, true)
        .environment(\.heightBelowBar, hasHead ? height : 0)
        .safeAreaInset(edge: .top, spacing: 0) {
            if hasHead {
                TableHead(
                    columns: columns, all: all, height: height, sorting: table.sorting,
                    customization: table.customization
                )
                .modifier(HeadBelowBar())
            }
        }
    }
}

/// Gives the columns of a table numbers by where they are written.
@MainActor
private final class TableColumnNumbers: NodeMemoryObject {
    private var numbers: [AnyHashable: Int] = [:]

    init(_ node: NodeLink) {}
    func nodeEnded(_ runtime: Runtime) {}

    func numbered<Value>(_ columns: [TableColumnEntry<Value>]) -> [TableColumnEntry<Value>] {
        // Columns of one id are told apart by which of them comes first.
        var keys = DistinctKeys()
        return columns.map { column in
            let key = keys.take(AnyHashable(column.path)).own
            let number = numbers[key] ?? numbers.count
            numbers[key] = number
            var column = column
            column.number = number
            return column
        }
    }
}
