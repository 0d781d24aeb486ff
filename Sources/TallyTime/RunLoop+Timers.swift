public import Foundation
import TallyCore

extension RunLoop {
    /// Has the timer run: by the clock of the stage or window that plays the views where this is the main run loop, whatever
    /// the mode is; elsewhere by Foundation. A timer that was added already goes on as it was.
    public func add(_ timer: TallyTime.Timer, forMode mode: RunLoop.Mode) {
        guard let runtime = Runtime.current, MainActor.isCurrent || self === RunLoop.main else {
            return add(timer as Foundation.Timer, forMode: mode)
        }
        // unsafe: handed over; from here on the main actor alone touches it.
        nonisolated(unsafe) let timer = timer
        HostClock.onMain { timer.schedule(on: runtime) }
    }
}
