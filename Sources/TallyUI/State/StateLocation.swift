/// Where a `@State` lives: the newest value, and what it was for each group of writes that waits to be shown.
@MainActor
final class StateLocation<Value>: StateReadable {
    private weak var node: _ViewNode?
    /// What is shown when no write waits.
    private var settled: Value
    private let comparator = ErasedComparator.of(Value.self)
    private var writes: [(group: Int, value: Value)] = []
    private var readers: [_ViewNode] = []

    init(_ value: Value, node: _ViewNode) {
        settled = value
        self.node = node
    }

    /// In a body, the value as of the group being shown; elsewhere the newest.
    func get() -> Value {
        if let composite = CompositeState.evaluating {
            if !readers.contains(where: { $0 === composite.node }) {
                readers.append(composite.node)
                composite.noteRead(self)
            }
            return value(for: composite.update.runtime.group)
        }
        return writes.last?.value ?? settled
    }

    private func value(for group: Int) -> Value {
        if writes.isEmpty { return settled }
        return writes.last { $0.group <= group }?.value ?? settled
    }

    /// Writing a value that is surely equal to the newest changes nothing.
    func set(_ new: Value) {
        var newest = writes.last?.value ?? settled
        if comparator.areEqual(&newest, new) { return }
        guard let node, node.isAlive else {
            settled = new
            writes = []
            return
        }
        let runtime = node.runtime
        let group = runtime.recordWrite()
        if writes.last?.group == group {
            writes[writes.count - 1].value = new
            return
        }
        writes.append((group, new))
        runtime.whenGroupBegins(group, self)
        runtime.whenGroupIsShown(group) { [weak self] in self?.settle(group) }
    }

    private func settle(_ group: Int) {
        while let first = writes.first, first.group <= group {
            settled = first.value
            writes.removeFirst()
        }
    }

    var currentReaders: [_ViewNode] { readers }

    func removeReader(_ node: _ViewNode) { readers.removeAll { $0 === node } }
}
