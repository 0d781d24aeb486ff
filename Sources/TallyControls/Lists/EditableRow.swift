import Foundation
import TallyCore
import TallyScene
import TallyUI

private struct InEditableRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the modifiers of a row that can be deleted or moved stand around the view.
    var isInEditableRow: Bool {
        get { self[InEditableRowKey.self] }
        set { self[InEditableRowKey.self] = newValue }
    }
}

private final class RowHeight {
    var points: CGFloat = 44
}

/// A row of a `ForEach` whose rows can be deleted or moved.
struct EditableRow: ViewModifier {
    let index: Int
    let count: Int
    let edits: RowEdits
    /// What the `ForEach` allows.
    private let deletes: Bool
    private let moves: Bool
    /// What the row itself does not.
    @State private var limits: RowEditLimits = []
    @Environment(\.rowEditLimits) private var limitsOfAll
    @State private var opens = 0
    /// Points that a finger has moved the row.
    @State private var way: CGFloat = 0
    @State private var isMoving = false
    /// The height in points; nothing that the row shows depends on it.
    @State private var height = RowHeight()
    @Environment(\.editMode) private var editMode
    /// A row that is selected by its mark has no other control there.
    @Environment(\.marksSelection) private var marksSelection
    @Environment(\.shownListLook) private var look

    init(index: Int, count: Int, edits: RowEdits) {
        self.index = index
        self.count = count
        self.edits = edits
        deletes = edits.delete != nil
        moves = edits.move != nil
    }

    private var canDelete: Bool { deletes && !limits.union(limitsOfAll).contains(.delete) }
    private var canMove: Bool { moves && !limits.union(limitsOfAll).contains(.move) }

    private var showsDelete: Bool { isEditing && canDelete && !marksSelection }

    private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

    func body(content: Content) -> some View {
        content
            .onPreferenceChange(RowEditLimitsKey.self) { limits = $0 }
            .padding(.leading, showsDelete ? RowControl.room : 0)
            .padding(.trailing, isEditing && canMove ? RowControl.room : 0)
            .frame(maxWidth: .infinity, alignment: .leading)
            .modifier(RowControl.at(.leading) { if showsDelete { deleteButton } })
            .modifier(RowControl.at(.trailing) { if isEditing && canMove { handle } })
            .modifier(ListRowFrame())
            .modifier(
                RowSwipeMark(
                    edge: .trailing, allowsFullSwipe: true,
                    actions: Button("Delete", role: .destructive, action: delete), isSynthesized: true,
                    isOff: !canDelete, opens: opens)
            )
            .modifier(AccessibilityAttachmentModifier(AccessibilityChange(actions: accessibilityActions)))
            .onGeometryChange(for: CGFloat.self, of: \.size.height) { [height] in height.points = $0 }
            .background {
                if isMoving {
                    Rectangle().fill(look == .plain ? AnyShapeStyle(.background) : AnyShapeStyle(ListFill.card))
                }
            }
            .layoutValue(key: RowWayKey.self, value: way + edits.room(index))
            .zIndex(isMoving ? 1 : 0)
            .animation(.snappy(duration: 0.3), value: isEditing)
            // Where the row stands is the list's matter: it goes there with its card.
            .geometryGroup()
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
            .frame(width: RowControl.room, height: 30)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged { drag in
                        isMoving = true
                        way = drag.translation.height
                        let steps =
                            height.points > 0 ? Double((way / height.points).rounded()).whole(in: -count...count) : 0
                        edits.drag(index, to: Swift.min(Swift.max(index + steps, 0), count - 1), height: height.points)
                    }
                    .onEnded { _ in
                        edits.endDrag()
                        withAnimation(.snappy(duration: 0.2)) { way = 0 }
                        isMoving = false
                    }
            )
            .accessibilityLabel("Reorder")
            .transition(.opacity)
    }
}
