@_spi(Runtime) import TallyCore

/// Wakes something at a time of the stage, as long as its views are before the person's eyes. What comes while they are not
/// is made up for when they are seen again.
@MainActor
package final class SeenTimer: PresenceMember {
    private weak var runtime: Runtime?
    private let presence: Presence?
    private let wake: @MainActor () -> Void
    private var timer: Int?
    /// The time is waited for, but not before the views are seen again.
    private var isAsleep = false

    package init(_ node: _ViewNode?, wake: @escaping @MainActor () -> Void) {
        runtime = node?.runtime
        presence = node?.presenceAround
        self.wake = wake
        presence?.add(self)
    }

    package var isWaiting: Bool { timer != nil || isAsleep }

    /// Waits for a time, and for no other any more.
    package func wait(until time: Double) {
        stop()
        guard let runtime else { return }
        if presence?.isShown == false { return isAsleep = true }
        timer = runtime.schedule(at: time) { [weak self] in
            self?.timer = nil
            self?.wake()
        }
    }

    package func stop() {
        if let timer { runtime?.cancelScheduled(timer) }
        timer = nil
        isAsleep = false
    }

    package func presenceChanged(_ isShown: Bool) {
        if !isShown, timer != nil {
            stop()
            isAsleep = true
        } else if isShown, isAsleep {
            isAsleep = false
            runtime?.afterUpdate { [weak self] in if let self, !isWaiting { wake() } }
        }
    }

    /// Waits for nothing from now on.
    package func end() {
        stop()
        presence?.remove(self)
    }
}
