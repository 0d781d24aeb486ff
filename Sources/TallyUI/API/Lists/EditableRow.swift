import Foundation
import TallyScene

/// A row of a `ForEach` whose rows can be deleted or moved.
struct EditableRow: ViewModifier {
    let index: Int
    let count: Int
    let edits: RowEdits
    let canDelete: Bool
    let canMove: Bool
    @State private var opens = 0
    /// Points that a finger has moved the row.
    @State private var way: CGFloat = 0
    @State private var isMoving = false
    @State private var height: CGFloat = 44
    @Environment(\.editMode) private var editMode
    @Environment(\.listLook) private var look

    init(index: Int, count: Int, edits: RowEdits) {
        self.index = index
        self.count = count
        self.edits = edits
        canDelete = edits.delete != nil
        canMove = edits.move != nil
    }

    private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

    func body(content: Content) -> some View {
        content
            .padding(.leading, isEditing && canDelete ? 38 : 0)
            .padding(.trailing, isEditing && canMove ? 38 : 0)
            .frame(maxWidth: .infinity, alignment: .leading)
            .overlay(alignment: .leading) { if isEditing && canDelete { deleteButton } }
            .overlay(alignment: .trailing) { if isEditing && canMove { handle } }
            .modifier(
                SwipeRow(
                    edge: .trailing, allowsFullSwipe: true,
                    actions: Button("Delete", role: .destructive, action: delete), isOff: !canDelete, opens: opens)
            )
            .modifier(AccessibilityModifier(AccessibilityChange(actions: accessibilityActions)))
            .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
            .background {
                if isMoving {
                    Rectangle().fill(look == .plain ? AnyShapeStyle(.background) : AnyShapeStyle(ListFill.card))
                }
            }
            .layoutValue(key: RowWayKey.self, value: way + edits.room(index))
            .zIndex(isMoving ? 1 : 0)
            .animation(.snappy(duration: 0.3), value: isEditing)
    }

    private func delete() { withAnimation { edits.delete?(IndexSet(integer: index)) } }

    private var accessibilityActions: [AccessibilityNamedAction] {
        var actions: [AccessibilityNamedAction] = []
        if canDelete { actions.append(AccessibilityNamedAction(name: Text(verbatim: "Delete"), run: delete)) }
        func offer(_ name: String, to place: Int) {
            actions.append(
                AccessibilityNamedAction(name: Text(verbatim: name)) {
                    withAnimation { edits.move?(IndexSet(integer: index), place) }
                })
        }
        if canMove, index > 0 { offer("Move up", to: index - 1) }
        if canMove, index < count - 1 { offer("Move down", to: index + 2) }
        return actions
    }

    private var deleteButton: some View {
        Button {
            opens += 1
        } label: {
            ZStack {
                Circle().fill(.red).frame(width: 22, height: 22)
                Capsule().fill(.white).frame(width: 11, height: 2)
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Delete row")
        .transition(.opacity)
    }

    private var handle: some View {
        Image(systemName: "line.3.horizontal")
            .foregroundStyle(.tertiary)
            .frame(width: 38, height: 30)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged { drag in
                        isMoving = true
                        way = drag.translation.height
                        let steps = height > 0 ? Double((way / height).rounded()).whole(in: -count...count) : 0
                        edits.bring(index, to: Swift.min(Swift.max(index + steps, 0), count - 1), height: height)
                    }
                    .onEnded { _ in
                        edits.letGo()
                        withAnimation(.snappy(duration: 0.2)) { way = 0 }
                        isMoving = false
                    }
            )
            .accessibilityLabel("Reorder")
            .transition(.opacity)
    }
}
