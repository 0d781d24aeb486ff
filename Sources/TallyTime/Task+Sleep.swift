import TallyCore

extension Task where Success == Never, Failure == Never {
    /// Sleeps on the clock of the stage or window that plays the views; on the real one where there is none.
    ///
    /// Runs on the caller's actor, so that a view's task is back on its stage within the frame that wakes it.
    nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
        try await HostSleep.sleep(seconds: Double(duration) / 1e9)
    }

    /// Sleeps on the clock of the stage or window that plays the views; on the real one where there is none.
    nonisolated(nonsending) public static func sleep(for duration: Duration) async throws {
        try await HostSleep.sleep(seconds: duration.inSeconds)
    }

    /// Sleeps as `sleep(for:)` does: both clocks are the host's here.
    nonisolated(nonsending) public static func sleep(
        for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock
    ) async throws {
        try await HostSleep.sleep(seconds: duration.inSeconds)
    }

    /// Sleeps as `sleep(for:)` does: both clocks are the host's here.
    nonisolated(nonsending) public static func sleep(
        for duration: Duration, tolerance: Duration? = nil, clock: SuspendingClock
    ) async throws {
        try await HostSleep.sleep(seconds: duration.inSeconds)
    }

    nonisolated(nonsending) public static func sleep(for duration: Duration, tolerance: Duration?) async throws {
        try await HostSleep.sleep(seconds: duration.inSeconds)
    }

    /// Sleeps as long as the clock is from the moment now, rounded up to whole milliseconds.
    nonisolated(nonsending) public static func sleep(
        until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = .continuous
    ) async throws {
        try await HostSleep.sleep(seconds: (deadline - .now).inWholeMilliseconds)
    }

    /// Sleeps as long as the clock is from the moment now, rounded up to whole milliseconds.
    nonisolated(nonsending) public static func sleep(
        until deadline: SuspendingClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock
    ) async throws {
        try await HostSleep.sleep(seconds: (deadline - .now).inWholeMilliseconds)
    }

    /// Sleeps for nanoseconds. A cancelled task wakes at once.
    @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
    nonisolated(nonsending) public static func sleep(_ duration: UInt64) async {
        try? await HostSleep.sleep(seconds: Double(duration) / 1e9)
    }
}

extension Duration {
    fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

    /// What passes while a program works out a moment does not count.
    fileprivate var inWholeMilliseconds: Double { (inSeconds * 1000).rounded(.up) / 1000 }
}

/// A suspension that the host's clock ends.
@MainActor
private enum HostSleep {
    static func sleep(seconds: Double) async throws {
        try Task<Never, Never>.checkCancellation()
        guard Runtime.current != nil else { return try await realSleep(seconds) }
        let sleeper = Sleeper()
        defer { sleeper.arrive() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                sleeper.begin(continuation, after: seconds)
            }
        } onCancel: {
            Task<Void, Never> { @MainActor in sleeper.end(throwing: CancellationError()) }
        }
    }

    private nonisolated static func realSleep(_ seconds: Double) async throws {
        let clock = ContinuousClock()
        try await clock.sleep(for: .seconds(seconds))
    }

    private final class Sleeper: Sendable {
        @MainActor private var continuation: CheckedContinuation<Void, any Error>?
        @MainActor private var cancel: (() -> Void)?
        @MainActor private var isCancelled = false
        /// The clock's, while the task is on its way back.
        @MainActor private weak var runtime: Runtime?
        @MainActor private var isEnqueued = false

        nonisolated init() {}

        @MainActor func begin(_ continuation: CheckedContinuation<Void, any Error>, after seconds: Double) {
            if isCancelled { return continuation.resume(throwing: CancellationError()) }
            self.continuation = continuation
            runtime = Runtime.current
            guard let runtime, seconds < .infinity else { return }
            let serial = runtime.schedule(at: runtime.time + max(0, seconds)) { self.end(throwing: nil) }
            cancel = { [weak runtime] in runtime?.cancelScheduled(serial) }
        }

        /// Notes that the task is back in its code.
        @MainActor func arrive() {
            if isEnqueued { runtime?.taskStarted() }
            isEnqueued = false
        }

        @MainActor func end(throwing error: CancellationError?) {
            if error != nil { isCancelled = true }
            let continuation = continuation
            self.continuation = nil
            cancel?()
            cancel = nil
            guard let continuation else { return }
            isEnqueued = true
            runtime?.taskEnqueued()
            if let error { continuation.resume(throwing: error) } else { continuation.resume() }
        }
    }
}
