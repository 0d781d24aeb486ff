public import Dispatch

/// Work that can be cancelled before it has begun.
///
/// A file that imports `SwiftUI` finds this name before Dispatch's, so that the main queue runs it in the host's time.
// unsafe: all it has is Dispatch's own, which any thread may cancel and run.
public final class DispatchWorkItem: @unchecked Sendable {
    let base: Dispatch.DispatchWorkItem

    /// Without parameters that may be left out, it is preferred to Dispatch's own where an argument is written `.init(block:)`.
    public init(block: @escaping @convention(block) () -> Void) { base = Dispatch.DispatchWorkItem(block: block) }

    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        block: @escaping @convention(block) () -> Void
    ) {
        base = Dispatch.DispatchWorkItem(qos: qos, flags: flags, block: block)
    }

    public var isCancelled: Bool { base.isCancelled }

    /// Runs it here and now, unless it was cancelled.
    public func perform() { base.perform() }

    /// Keeps the work from beginning; what has begun goes on.
    public func cancel() { base.cancel() }

    public func wait() { base.wait() }

    public func wait(timeout: Dispatch.DispatchTime) -> DispatchTimeoutResult { base.wait(timeout: timeout) }

    public func wait(wallTimeout: Dispatch.DispatchWallTime) -> DispatchTimeoutResult {
        base.wait(wallTimeout: wallTimeout)
    }

    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute: @escaping @Sendable @convention(block) () -> Void
    ) {
        base.notify(qos: qos, flags: flags, queue: queue, execute: execute)
    }

    public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
        base.notify(queue: queue, execute: execute.base)
    }
}

extension DispatchGroup {
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue, work: work.base) }
}
