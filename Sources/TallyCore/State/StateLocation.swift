import Foundation
import TallyCombine

/// Where a `@State` lives: the newest value, and what it was for each group of writes that waits to be shown.
///
/// It belongs to the main actor; other threads read and write it by `value` and `write`.
@MainActor
package final class StateLocation<Value>: StateReadable, StateHolding {
    private weak var node: _ViewNode?
    /// Held where what is kept changes, and by other threads that read it.
    private nonisolated let lock = Lock()
    /// What is shown when no write waits.
    // unsafe: it changes on the main actor alone and under the lock; other threads read it under the lock.
    private nonisolated(unsafe) var committed: Value
    private let comparator = ErasedComparator.of(Value.self)
    /// Those that wait, the oldest first; each knows the next.
    private var oldest: Write?
    // unsafe: as `committed`.
    private nonisolated(unsafe) var newest: Write?
    /// Written on other threads and not applied yet, the oldest first.
    // unsafe: only touched under the lock.
    private nonisolated(unsafe) var arriving: [Value] = []
    private var readers = ReaderList()
    /// What it was before groups that were shown while views left, the oldest first.
    private var earlier: [(group: Int, value: Value)] = []
    /// It is, or was, another value than the one it was made with.
    private var hasBeenWritten = false

    package init(_ value: Value, node: _ViewNode) {
        committed = value
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

    /// Returns, in a body, the value as of the group being shown; elsewhere the newest.
    package func get() -> Value {
        if let composite = CompositeState.evaluating {
            if readers.add(composite.node) { composite.noteRead(self) }
            let pass = composite.update.runtime.updatePass
            // Groups are counted by each runtime for itself.
            if pass.hasSisters, node?.runtime.updatePass !== pass { return newestValue }
            if let departure = pass.departure, let node, !departure.holds(node) {
                return value(before: departure.group)
            }
            return value(for: pass.group)
        }
        return newestValue
    }

    /// Also in a body, and without being taken for read there.
    package var newestValue: Value {
        if let newest { return newest.value }
        return committed
    }

    /// As of the group being shown.
    var valueShown: Value { node.map { value(for: $0.runtime.updatePass.group) } ?? committed }

    private func value(for group: Int) -> Value {
        var found: Write?
        var next = oldest
        while let write = next, write.group <= group {
            found = write
            next = write.next
        }
        if let found { return found.value }
        return committed
    }

    /// As of the update before a group.
    private func value(before group: Int) -> Value {
        earlier.first { $0.group >= group }?.value ?? value(for: group - 1)
    }

    package func forgetEarlier() { earlier = [] }

    /// Writes a value; one that is surely equal to the newest changes nothing.
    package func set(_ new: Value) {
        if isNewest(new) { return }
        guard let node, node.isAlive else {
            // What is let go of goes when the lock is open: its end may come back here.
            var new = new
            var waiting: Write?
            swap(&oldest, &waiting)
            lock.holding {
                swap(&committed, &new)
                newest = nil
            }
            return
        }
        hasBeenWritten = true
        let runtime = node.runtime
        let group = runtime.updatePass.recordWrite(readers: [])
        if runtime.updatePass.hasSisters { runtime.updatePass.tellSisters(readers.nodes) }
        if let newest, newest.group == group {
            var new = new
            lock.holding { swap(&newest.value, &new) }
            return
        }
        let write = Write(group: group, value: new)
        newest?.next = write
        lock.holding { newest = write }
        if oldest == nil { oldest = write }
        runtime.updatePass.whenGroupBegins(group, self)
        runtime.updatePass.whenGroupIsShown(group) { [weak self] in self?.commit(group) }
    }

    private func commit(_ group: Int) {
        while let first = oldest, first.group <= group {
            var old = first.value
            lock.holding { swap(&committed, &old) }
            oldest = first.next
            if let pass = node?.runtime.updatePass, pass.departureCount > 0 {
                if earlier.isEmpty { pass.remembering.append(self) }
                earlier.append((first.group, old))
            }
        }
        if oldest == nil { lock.holding { newest = nil } }
    }

    private func isNewest(_ value: Value) -> Bool {
        if let newest { return comparator.areEqual(&newest.value, value) }
        return comparator.areEqual(&committed, value)
    }

    package var currentReaders: [_ViewNode] { readers.nodes }
    package var holdsState: Bool { hasBeenWritten }

    package func removeReader(_ node: _ViewNode) { readers.remove(node) }
}

extension StateLocation {
    /// The value: on the main actor as `get` gives it; on another thread the newest, be it that of a write on its way.
    package nonisolated var value: Value {
        if MainActor.isCurrent { return takingForMain { get() } }
        return lock.holding { arriving.last ?? newest?.value ?? committed }
    }

    nonisolated func write(_ value: Value) { write(value) { [self] in set($0) } }

    /// - Parameter apply: makes the write, where more is to be done than to set the value.
    package nonisolated func write(_ value: Value, _ apply: @escaping @MainActor (Value) -> Void) {
        guard MainActor.isCurrent else { return send(value, apply) }
        // unsafe: it goes nowhere else: this is the main actor.
        nonisolated(unsafe) let value = value
        takingForMain { apply(value) }
    }

    /// Hands a write over to the main actor, which makes one after the other in the order in which they were handed over.
    private nonisolated func send(_ value: Value, _ apply: @escaping @MainActor (Value) -> Void) {
        lock.holding {
            arriving.append(value)
            // Under the lock, so that two threads hand over in the order in which their values stand.
            DispatchQueue.main.async { self.receive(apply) }
        }
    }

    private func receive(_ apply: @MainActor (Value) -> Void) {
        node?.runtime.report(
            "A state of type \(Value.self) is written away from the main actor: the write is made there, in its turn and under "
                + "no animation. Write it in `await MainActor.run { … }`, or in a task of the view's.")
        apply(lock.holding { arriving[0] })
        // It is there by now for whoever reads it.
        let applied = lock.holding { arriving.removeFirst() }
        withExtendedLifetime(applied) {}
    }
}
