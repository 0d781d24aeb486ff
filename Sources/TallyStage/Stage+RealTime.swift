import CRunLoop
public import Foundation

extension Stage {
    /// Plays along with the clock: each frame is computed when its time has come. Late frames are left out.
    ///
    /// Foundation's main run loop, and that of the main actor's thread, have their turns meanwhile: timers of files that know
    /// nothing of SwiftUI run.
    public func playInRealTime(for seconds: TimeInterval) async {
        let duration = seconds > 0 && seconds.isFinite ? seconds : 0
        let start = ContinuousClock.now
        let first = time
        while true {
            let elapsed = Double((ContinuousClock.now - start) / .seconds(1))
            if elapsed >= duration { break }
            let timer = turnRunLoops()
            advance(by: max(0, first + elapsed - time))
            let next = min(nextFrameTime.map { max($0, nextGridTime) } ?? nextGridTime, first + duration)
            let wait = first + duration < next ? duration - elapsed : next - first - elapsed
            try? await Task.sleep(for: .seconds(max(0.0005, min(wait, timer))))
        }
        advance(by: max(0, first + duration - time))
    }

    /// Runs what is due in the run loops. Seconds to the next of their timers.
    private func turnRunLoops() -> Double {
        // An asynchronous `main` leaves its thread, and with it the main run loop, for others.
        let main = CFRunLoopGetMain()
        if !Thread.isMainThread { _ = CFRunLoopRunSpecific(main, kCFRunLoopDefaultMode, -1, 1) }
        let here = RunLoop.current.limitDate(forMode: .default) ?? .distantFuture
        let there = CFRunLoopGetNextTimerFireDate(main, kCFRunLoopDefaultMode)
        let next = there > 0 ? min(here, Date(timeIntervalSinceReferenceDate: there)) : here
        return next.timeIntervalSinceNow
    }
}
