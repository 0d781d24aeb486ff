/// Where a `@State` lives: the newest value, and what it was for each group of writes that waits to be shown.
@MainActor
final class StateLocation<Value>: StateReadable {
    private weak var node: _ViewNode?
    /// What is shown when no write waits.
    private var settled: Value
    private let comparator = ErasedComparator.of(Value.self)
    /// Those that wait, the oldest first; each knows the next.
    private var oldest: Write?
    private var newest: Write?
    private var readers = ReaderList()

    init(_ value: Value, node: _ViewNode) {
        settled = value
        self.node = node
    }

    // A list of objects: an array of pairs would look its types up in each access, as the value's type is known late.
    private final class Write {
        let group: Int
        var value: Value
        var next: Write?

        init(group: Int, value: Value) {
            self.group = group
            self.value = value
        }
    }

    /// In a body, the value as of the group being shown; elsewhere the newest.
    func get() -> Value {
        if let composite = CompositeState.evaluating {
            if readers.add(composite.node) { composite.noteRead(self) }
            return value(for: composite.update.runtime.group)
        }
        return newestValue
    }

    /// Also in a body, and without being taken for read there.
    var newestValue: Value {
        if let newest { return newest.value }
        return settled
    }

    private func value(for group: Int) -> Value {
        var found: Write?
        var next = oldest
        while let write = next, write.group <= group {
            found = write
            next = write.next
        }
        if let found { return found.value }
        return settled
    }

    /// Writing a value that is surely equal to the newest changes nothing.
    func set(_ new: Value) {
        if isNewest(new) { return }
        guard let node, node.isAlive else {
            settled = new
            oldest = nil
            newest = nil
            return
        }
        let runtime = node.runtime
        let group = runtime.recordWrite()
        if let newest, newest.group == group {
            newest.value = new
            return
        }
        let write = Write(group: group, value: new)
        newest?.next = write
        newest = write
        if oldest == nil { oldest = write }
        runtime.whenGroupBegins(group, self)
        runtime.whenGroupIsShown(group) { [weak self] in self?.settle(group) }
    }

    private func settle(_ group: Int) {
        while let first = oldest, first.group <= group {
            settled = first.value
            oldest = first.next
        }
        if oldest == nil { newest = nil }
    }

    private func isNewest(_ value: Value) -> Bool {
        if let newest { return comparator.areEqual(&newest.value, value) }
        return comparator.areEqual(&settled, value)
    }

    var currentReaders: [_ViewNode] { readers.nodes }

    func removeReader(_ node: _ViewNode) { readers.remove(node) }
}
