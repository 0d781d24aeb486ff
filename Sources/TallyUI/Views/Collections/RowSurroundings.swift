/// What the nearest `ForEach` inside has around each of its views.
@MainActor
class RowSurroundings {
    /// One of the views.
    struct Row {
        let index: Int
        /// How many there are.
        let count: Int
        /// What it stands for where it has no tag.
        let name: AnyHashable
    }

    func reconcile<V: View>(_ view: V, _ row: Row, _ slot: DynamicChildren.Slot, _ update: _ViewUpdate) {
        slot.reconcile(heir: view, update)
    }
}

private struct RowSurroundingsKey: EnvironmentKey { static let defaultValue: RowSurroundings? = nil }

extension EnvironmentValues {
    /// Those of the `ForEach` below; nil: its views stand as they are.
    var rowSurroundings: RowSurroundings? {
        get { self[RowSurroundingsKey.self] }
        set { self[RowSurroundingsKey.self] = newValue }
    }
}
