import Synchronization

/// Holds others off while a body runs; needs no allocation of its own. Not to be taken again inside.
struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex(())

    func holding<R>(_ body: () -> R) -> R {
        var result: R?
        mutex.withLock { _ in result = body() }
        guard let result else { fatalError("A mutex runs what it is given.") }
        return result
    }
}
