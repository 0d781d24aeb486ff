import Foundation

/// A value that any thread may read and change, one at a time.
final class Guarded<Value>: Sendable {
    private let lock = NSLock()
    // unsafe: read and written under `lock` alone.
    nonisolated(unsafe) private var value: Value

    init(_ value: sending Value) { self.value = value }

    /// Does not call itself again: the lock would wait for itself.
    func access<R>(_ body: (inout Value) -> R) -> R { lock.withLock { body(&value) } }
}

extension Guarded {
    /// What is remembered under a key, or what is made now. Of `limit` keys more than that, all are forgotten.
    ///
    /// Made outside of the lock: two may make the same, and the later is kept.
    func remembered<Key: Hashable, Result>(_ key: Key, limit: Int, make: () -> Result) -> Result
    where Value == [Key: Result] {
        if let known = access({ $0[key] }) { return known }
        let made = make()
        access {
            if $0.count >= limit { $0.removeAll(keepingCapacity: true) }
            $0[key] = made
        }
        return made
    }
}
