package import Synchronization

/// Holds others off while a body runs; needs no allocation of its own. Not to be taken again inside.
package struct Lock: ~Copyable, Sendable {
    @usableFromInline let mutex = Mutex(())

    @inlinable package init() {}

    @inlinable package func holding<R>(_ body: () -> R) -> R {
        var result: R?
        mutex.withLock { _ in result = body() }
        guard let result else { fatalError("A mutex runs what it is given.") }
        return result
    }
}
