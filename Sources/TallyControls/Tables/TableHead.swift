import Foundation
import TallyCore
import TallyUI

/// The headers of a table's columns.
struct TableHead<Value: Identifiable>: View {
    /// Those that are seen, in their order.
    let columns: [TableColumnEntry<Value>]
    let all: [TableColumnEntry<Value>]
    /// Points.
    let height: CGFloat
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?
    /// The column that is dragged, and by how many points.
    @State private var dragged: (number: Int, way: CGFloat)?
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    init(
        columns: [TableColumnEntry<Value>], all: [TableColumnEntry<Value>], height: CGFloat, sorting: TableSorting?,
        customization: Binding<TableColumnCustomization<Value>>?
    ) {
        self.columns = columns
        self.all = all
        self.height = height
        self.sorting = sorting
        self.customization = customization
    }

    private var cells: TableCells { TableCells(columns: columns.map(\.shape)) }

    var body: some View {
        cells {
            ForEach(columns, id: \.number) { column in
                let way = dragged.flatMap { $0.number == column.number ? $0.way : nil }
                TableHeadCell(
                    label: column.label, alignment: column.shape.alignment, height: height,
                    order: column.sort.flatMap { sorting?.order($0) }, sort: sort(column)
                )
                .modifier(
                    HeadDrag(isOn: customization != nil && column.isMovable, moved: { drag(column, $0) }, ended: drop)
                )
                .overlay(alignment: .trailing) {
                    if let customization, column.isResizable {
                        HeadEdge(width: { frame(of: column)?.width ?? 0 }) { resize(column, to: $0, customization) }
                    }
                }
                .offset(x: way ?? 0)
                .zIndex(way == nil ? 0 : 1)
            }
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        .padding(.horizontal, ListRowFrame.insets.leading)
        .background { Rectangle().fill(.background) }
        .overlay(alignment: .bottom) { Rectangle().fill(ControlFill.separator).frame(height: 0.5) }
        .modifier(HeadMenu(columns: all.filter(\.isHidable), customization: customization))
    }

    private func sort(_ column: TableColumnEntry<Value>) -> (@MainActor () -> Void)? {
        guard let sorting, let sort = column.sort else { return nil }
        return { sorting.sort(sort) }
    }

    private func frame(of column: TableColumnEntry<Value>) -> TableCells.Frame? {
        guard let index = columns.firstIndex(where: { $0.number == column.number }) else { return nil }
        return cells.frames(width)[index]
    }

    private func drag(_ column: TableColumnEntry<Value>, _ way: CGFloat) { dragged = (column.number, way) }

    /// Puts the column that was dragged into the place of the last one whose middle its leading or trailing edge has passed.
    private func drop() {
        guard let dragged, let index = columns.firstIndex(where: { $0.number == dragged.number }) else { return }
        let frames = cells.frames(width)
        let way = direction == .rightToLeft ? -dragged.way : dragged.way
        func middle(_ index: Int) -> CGFloat { frames[index].start + frames[index].width / 2 }
        let edge = frames[index].start + way + (way > 0 ? frames[index].width : 0)
        let passed = columns.indices.filter { other in
            columns[other].isMovable
                && (way > 0 ? other > index && middle(other) < edge : other < index && middle(other) > edge)
        }
        withAnimation(.snappy(duration: 0.3)) {
            if let target = way > 0 ? passed.last : passed.first, let from = columns[index].customizationID,
                let to = columns[target].customizationID
            {
                customization?.wrappedValue.move(from, to: to, in: all)
            }
            self.dragged = nil
        }
    }

    private func resize(
        _ column: TableColumnEntry<Value>, to width: CGFloat,
        _ customization: Binding<TableColumnCustomization<Value>>
    ) {
        guard let id = column.customizationID, let own = all.first(where: { $0.number == column.number })
        else { return }
        customization.wrappedValue.widths[id] = Double(own.shape.width.clamp(width))
    }
}

/// The header of a column.
private struct TableHeadCell: View {
    let label: AnyView
    let alignment: TableColumnAlignment
    let height: CGFloat
    /// Nil: another column sorts the table, or none.
    let order: SortOrder?
    let sort: (@MainActor () -> Void)?
    @Environment(\.layoutDirection) private var direction

    init(
        label: AnyView, alignment: TableColumnAlignment, height: CGFloat, order: SortOrder?,
        sort: (@MainActor () -> Void)?
    ) {
        self.label = label
        self.alignment = alignment
        self.height = height
        self.order = order
        self.sort = sort
    }

    var body: some View {
        if let sort {
            Button(action: sort) { face }
                .buttonStyle(.plain)
                .accessibilityAddTraits(.isHeader)
                .accessibilityValue(value)
        } else {
            face.accessibilityAddTraits(.isHeader)
        }
    }

    private var value: Text {
        switch order {
        case .forward: Text(verbatim: "Ascending")
        case .reverse: Text(verbatim: "Descending")
        case nil: Text(verbatim: "")
        }
    }

    private var face: some View {
        HStack(spacing: 4) {
            label.lineLimit(1)
            if let order {
                Image(systemName: "chevron.up")
                    .imageScale(.small)
                    .rotationEffect(.degrees(order == .reverse ? 180 : 0))
                    .animation(.snappy(duration: 0.25), value: order)
                    .accessibilityHidden(true)
            }
        }
        .font(.footnote.weight(order == nil ? .medium : .semibold))
        .foregroundStyle(order == nil ? HierarchicalShapeStyle.secondary : .primary)
        .frame(
            maxWidth: .infinity, minHeight: height, maxHeight: height,
            alignment: Alignment(horizontal: alignment.horizontal(direction), vertical: .center)
        )
        .contentShape(Rectangle())
    }
}
