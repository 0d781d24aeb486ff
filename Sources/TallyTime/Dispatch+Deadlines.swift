public import Dispatch

// Moments that a file has by name, such as `DispatchTime.now() + 5`, where Dispatch waits. It does so in real time, as far
// from now. A leading dot, as in `.now() + 5`, means Dispatch's own.

extension DispatchSemaphore {
    @_disfavoredOverload public func wait(timeout: TallyTime.DispatchTime) -> DispatchTimeoutResult {
        wait(timeout: timeout.system)
    }
}

extension DispatchGroup {
    @_disfavoredOverload public func wait(timeout: TallyTime.DispatchTime) -> DispatchTimeoutResult {
        wait(timeout: timeout.system)
    }
}

extension DispatchSourceTimer {
    @_disfavoredOverload public func schedule(
        deadline: TallyTime.DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(deadline: deadline.system, repeating: interval, leeway: leeway)
    }

    @_disfavoredOverload public func schedule(
        deadline: TallyTime.DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(deadline: deadline.system, repeating: interval, leeway: leeway)
    }
}
