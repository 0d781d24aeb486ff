public import Foundation
@_spi(Runtime) import TallyCore
@_spi(Runtime) import TallyUI

/// Views that are made of data, which a list can delete and move.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    nonisolated var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    /// Lets a list delete rows: by a swipe to the leading side, or with the buttons that it has in edit mode.
    ///
    /// - Parameter action: given the place of the row in the data, from which it has to take it; it runs in an animation.
    ///   Nil: nothing can be deleted.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableRows(base: self, change: .delete(action))
    }

    /// Lets a list in edit mode move rows: by the handles at their ends.
    ///
    /// - Parameter action: given the place of the row in the data and that before which it is put, as `move(fromOffsets:toOffset:)`
    ///   takes them, when the finger lets go; it runs in an animation. Nil: nothing can be moved.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableRows(base: self, change: .move(action))
    }

    nonisolated func inserting(_ insertion: RowInsertion) -> some DynamicViewContent {
        EditableRows(base: self, change: .insert(insertion))
    }
}

/// What can be done with the rows of a `ForEach`, and which of them is being moved.
@MainActor
final class RowEdits: RowContext, NodeMemoryObject {
    private let node: NodeLink
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var insertion: RowInsertion?
    /// The row that a finger moves, where it would come to stand, and its height in points.
    private(set) var moving: (row: Int, place: Int, height: CGFloat)?
    private let changed = Signal()

    init(_ node: NodeLink) { self.node = node }
    func nodeEnded(_ runtime: Runtime) {}

    override func reconcile<V: View>(_ view: V, _ row: Row, _ handle: DynamicChildren.Handle, _ update: _ViewUpdate) {
        handle.reconcile(
            inheriting: view.environment(\.rowContext, nil).environment(\.isInEditableRow, true)
                .modifier(EditableRow(index: row.index, count: row.count, edits: self))
                .modifier(RowInsertionSite(index: row.index, insertion: insertion))
                .layoutValue(key: RowNameKey.self, value: row.name), update)
    }

    /// Returns the points by which a row makes room for the one that is being moved.
    func room(_ row: Int) -> CGFloat {
        changed.read()
        guard let moving, row != moving.row else { return 0 }
        if row > moving.row, row <= moving.place { return -moving.height }
        if row < moving.row, row >= moving.place { return moving.height }
        return 0
    }

    func drag(_ row: Int, to place: Int, height: CGFloat) {
        if let moving, moving.row == row, moving.place == place { return }
        moving = (row, place, height)
        withAnimation(.snappy(duration: 0.2)) { changed.send(node.runtime) }
    }

    func endDrag() {
        guard let moving else { return }
        self.moving = nil
        withAnimation(.snappy(duration: 0.2)) {
            changed.send(node.runtime)
            guard moving.place != moving.row else { return }
            move?(IndexSet(integer: moving.row), moving.place > moving.row ? moving.place + 1 : moving.place)
        }
    }
}

/// Content whose rows can be edited; of several around one `ForEach` they share what they say.
nonisolated private struct EditableRows<Base: DynamicViewContent>: DynamicViewContent {
    let base: Base
    let change: Change
    private let memory = NodeMemory<RowEdits>()
    @Environment(\.rowContext) private var outer

    /// What can be done with the rows; nil takes it back.
    enum Change {
        case delete(((IndexSet) -> Void)?)
        case move(((IndexSet, Int) -> Void)?)
        case insert(RowInsertion)

        @MainActor func apply(to edits: RowEdits) {
            switch self {
            case .delete(let action): edits.delete = action
            case .move(let action): edits.move = action
            case .insert(let insertion): edits.insertion = insertion
            }
        }
    }

    init(base: Base, change: Change) {
        self.base = base
        self.change = change
    }

    var data: Base.Data { base.data }

    @MainActor var body: some View {
        let edits = outer as? RowEdits ?? memory.wrapped
        let _ = change.apply(to: edits)
        base.environment(\.rowContext, edits)
    }
}
