import TallyUI

/// The clock of the stage or window that plays the views.
enum HostClock {
    static var isOnMainThread: Bool { MainActor.isCurrent }

    @MainActor static var isPresent: Bool { Runtime.current != nil }

    /// Seconds since the host was started; 0 where there is none or off the main thread.
    static var time: Double {
        isOnMainThread ? MainActor.assumeIsolated { Runtime.current?.time ?? 0 } : 0
    }

    /// Runs the action at a time from now; negative and not-a-number delays count as 0. An infinite one never comes.
    @MainActor @discardableResult
    static func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> () -> Void {
        guard let runtime = Runtime.current, delay < .infinity || delay.isNaN else { return {} }
        let serial = runtime.schedule(at: runtime.time + (delay > 0 ? delay : 0), action)
        return { [weak runtime] in runtime?.cancelScheduled(serial) }
    }
}
