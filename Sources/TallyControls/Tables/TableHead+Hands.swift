import Foundation
import TallyCore
import TallyUI

/// Lets a header be dragged along the others.
struct HeadDrag: ViewModifier {
    let isOn: Bool
    /// Told by how many points.
    let moved: (CGFloat) -> Void
    let ended: () -> Void

    init(isOn: Bool, moved: @escaping (CGFloat) -> Void, ended: @escaping () -> Void) {
        self.isOn = isOn
        self.moved = moved
        self.ended = ended
    }

    func body(content: Content) -> some View {
        content.highPriorityGesture(
            DragGesture(minimumDistance: 8, coordinateSpace: .global)
                .onChanged { moved($0.translation.width) }
                .onEnded { _ in ended() }, isEnabled: isOn)
    }
}

/// The trailing edge of a header, at which its column is made wider and narrower.
struct HeadEdge: View {
    /// Returns the column's width in points.
    let width: () -> CGFloat
    let change: (CGFloat) -> Void
    @State private var start: CGFloat?
    @Environment(\.layoutDirection) private var direction

    init(width: @escaping () -> CGFloat, change: @escaping (CGFloat) -> Void) {
        self.width = width
        self.change = change
    }

    var body: some View {
        Rectangle().fill(ControlFill.separator).frame(width: 1, height: 16)
            .frame(width: 16, height: 32)
            .contentShape(Rectangle())
            .highPriorityGesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged { drag in
                        let begin = start ?? width()
                        start = begin
                        let way = drag.translation.width
                        change(begin + (direction == .rightToLeft ? -way : way))
                    }
                    .onEnded { _ in start = nil }
            )
            .offset(x: (direction == .rightToLeft ? -1 : 1) * (TableCells.spacing / 2 + 8))
            .accessibilityHidden(true)
    }
}

/// The menu of a header, which hides and shows columns.
struct HeadMenu<Value: Identifiable>: ViewModifier {
    let columns: [TableColumnEntry<Value>]
    let customization: Binding<TableColumnCustomization<Value>>?

    init(columns: [TableColumnEntry<Value>], customization: Binding<TableColumnCustomization<Value>>?) {
        self.columns = columns
        self.customization = customization
    }

    func body(content: Content) -> some View {
        if let customization, !columns.isEmpty {
            content.contextMenu {
                ForEach(columns, id: \.number) { column in
                    Toggle(isOn: isSeen(column, customization)) { column.label }
                }
            }
        } else {
            content
        }
    }

    private func isSeen(
        _ column: TableColumnEntry<Value>, _ customization: Binding<TableColumnCustomization<Value>>
    ) -> Binding<Bool> {
        Binding {
            customization.wrappedValue.isSeen(column)
        } set: { isSeen in
            guard let id = column.customizationID else { return }
            withAnimation { customization.wrappedValue[visibility: id] = isSeen ? .visible : .hidden }
        }
    }
}
