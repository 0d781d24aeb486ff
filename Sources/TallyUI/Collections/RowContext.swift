@_spi(Runtime) import TallyCore

/// What the nearest `ForEach` inside has around each of its views.
@MainActor
@_spi(Runtime) open class RowContext {
    /// One of the views.
    @_spi(Runtime) public struct Row {
        package let index: Int
        /// How many there are.
        package let count: Int
        /// What it stands for where it has no tag.
        package let name: AnyHashable
    }

    public init() {}

    open func reconcile<V: View>(_ view: V, _ row: Row, _ handle: DynamicChildren.Handle, _ update: _ViewUpdate) {
        handle.reconcile(inheriting: view, update)
    }
}

/// What a `ForEach` asks of its surroundings for all of its views.
struct RowSurroundings {
    let context: RowContext?
    let namesRows: Bool

    init(_ environment: EnvironmentValues) {
        context = environment.rowContext
        namesRows = environment.namesRows
    }
}

private struct RowContextKey: EnvironmentKey { static let defaultValue: RowContext? = nil }

extension EnvironmentValues {
    /// Those of the `ForEach` below; nil: its views stand as they are.
    package var rowContext: RowContext? {
        get { self[RowContextKey.self] }
        set { self[RowContextKey.self] = newValue }
    }
}
