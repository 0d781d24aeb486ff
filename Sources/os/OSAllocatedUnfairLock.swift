internal import Foundation

/// A lock, and what it guards. Who waits for it sleeps.
public struct OSAllocatedUnfairLock<State>: Sendable {
    // unsafe: the state is reached while the lock is held alone.
    private final class Guarded: @unchecked Sendable {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let guarded: Guarded

    /// - Parameter initialState: must not be reached otherwise from now on.
    public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }

    public init(initialState: State) where State: Sendable { guarded = Guarded(initialState) }

    /// Does something with the state, alone. To lock it again inside waits for ever.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        guarded.lock.lock()
        defer { guarded.lock.unlock() }
        return try body(&guarded.state)
    }

    /// The same, where nobody holds the lock; nil where somebody does.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard guarded.lock.try() else { return nil }
        defer { guarded.lock.unlock() }
        return try body(&guarded.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }

    public func lock() { guarded.lock.lock() }
    public func unlock() { guarded.lock.unlock() }
    public func lockIfAvailable() -> Bool { guarded.lock.try() }

    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        guarded.lock.lock()
        defer { guarded.lock.unlock() }
        return try body()
    }

    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        guarded.lock.lock()
        defer { guarded.lock.unlock() }
        return try body()
    }
}
