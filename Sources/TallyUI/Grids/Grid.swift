public import Foundation
@_spi(Runtime) import TallyCore

/// Rows of cells in columns as broad as their broadest cell. A view that is in no row takes a line of its own.
nonisolated public struct Grid<Content: View>: _PrimitiveView, LayoutContainer {
    package let layout: GridLayout
    package let content: Content

    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

/// The views of one row of a grid, a cell each; outside of a grid a row like any other.
nonisolated public struct GridRow<Content: View>: _PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        guard update.list.owner is LayoutElement<GridLayout> else {
            let row = HStackLayout(alignment: view.alignment ?? .center)
            return LayoutView.reconcile(value: LayoutView(layout: row, content: view.content), node, &update)
        }
        let row = GridRowValue(row: ObjectIdentifier(node), alignment: view.alignment)
        withUnsafePointer(to: view.content) {
            _LayoutValueModifier<GridRowKey>.reconcile(value: .init(value: row), content: $0, node, &update)
        }
    }
}

/// In which row of its grid a cell stands.
struct GridRowValue: Equatable {
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
}

struct GridRowKey: LayoutValueKey { static let defaultValue: GridRowValue? = nil }
struct GridColumnsKey: LayoutValueKey { static let defaultValue = 1 }
struct GridAnchorKey: LayoutValueKey { static let defaultValue: UnitPoint? = nil }
struct GridUnsizedAxesKey: LayoutValueKey { static let defaultValue: Axis.Set = [] }
struct GridColumnAlignmentKey: LayoutValueKey { static let defaultValue: HorizontalAlignment? = nil }

extension View {
    /// Lets the cell span a number of columns; below 1 counts as 1.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: Swift.max(1, count))
    }

    /// Sets which point of the view stands at the same point of its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchorKey.self, value: anchor)
    }

    /// Offers the view what its cell has along these axes, so that it does not make the column or the row larger.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedAxesKey.self, value: axes)
    }

    /// Sets how the cells of this cell's column are aligned across; the first cell that says so counts.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }
}
