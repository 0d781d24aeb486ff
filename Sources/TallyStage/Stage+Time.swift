public import Foundation

extension Stage {
    /// Plays every frame on the way and ends exactly `seconds` later. Negative and not finite count as 0.
    public func advance(by seconds: TimeInterval) {
        advance(to: time + (seconds > 0 && seconds.isFinite ? seconds : 0))
    }

    func advance(to end: TimeInterval) {
        showPending()
        while let next = nextStop, next < end - Self.sameTime { playFrame(at: next) }
        playLast(at: end)
    }

    /// Plays the frame that is the last, in all windows of the program.
    private func playLast(at end: TimeInterval) {
        let end = playLast(at: end, event: program?.nextEventTime ?? runtime.nextEventTime)
        program?.playLast(at: end)
    }

    /// Plays the stage's frame that is the last, or that of an event at the same time but for the last bits.
    ///
    /// - Returns: its time.
    @discardableResult
    private func playLast(at end: TimeInterval, event: TimeInterval) -> TimeInterval {
        let end = event > end && event < end + Self.sameTime ? event : end
        if end > time { runtime.frame(at: end) }
        return end
    }

    /// Plays the frame at the current time, if something has happened since it was shown.
    private func showPending() {
        runtime.lookIntoStores()
        if runtime.hasPendingWork || runtime.nextEventTime <= time { runtime.frame(at: time) }
        program?.playDue(at: time)
    }

    /// Plays a frame of this stage, and those that are due in other windows of its program.
    private func playFrame(at moment: TimeInterval) {
        runtime.frame(at: moment)
        program?.playDue(at: moment)
    }

    /// Seconds within which two times are one: sums of frame periods differ from k ÷ frameRate in the last bits.
    private static let sameTime = 1e-9

    /// The next frame of the grid, or whatever ends or is due before it, in any window of the program; nil if nothing moves and
    /// nothing is due.
    private var nextStop: TimeInterval? { program?.nextStop ?? ownNextStop }

    var ownNextStop: TimeInterval? {
        let event = runtime.nextEventTime
        if runtime.isAnimating { return min(nextGridTime, event) }
        return event < .infinity ? event : nil
    }

    /// Something is to be played now, or was to be by now.
    func isDue(at moment: TimeInterval) -> Bool {
        runtime.lookIntoStores()
        return runtime.hasPendingWork || (ownNextStop ?? .infinity) <= moment
    }

    /// The first k ÷ frameRate after now.
    var nextGridTime: TimeInterval {
        var k = (time * frameRate).rounded(.down) + 1
        while k / frameRate <= time + Self.sameTime { k += 1 }
        return k / frameRate
    }

    /// Ends exactly `seconds` later, showing only what falls on the way: for pictures at another rate than the grid's.
    package func skip(by seconds: TimeInterval) {
        let end = time + seconds
        showPending()
        while runtime.nextEventTime < end { runtime.frame(at: runtime.nextEventTime) }
        playLast(at: end, event: runtime.nextEventTime)
        program?.turn()
    }

    /// Ends at a time that a clock shows. What has been written since the last frame was written at `moment`, while nothing
    /// was played: its animations begin then, and not when the last frame was.
    package func skip(to end: TimeInterval, changedAt moment: TimeInterval) {
        let moment = min(moment, end)
        if moment > time {
            while runtime.nextEventTime < moment { runtime.frame(at: runtime.nextEventTime) }
            runtime.frame(at: moment)
        }
        skip(by: max(0, end - time))
    }

    /// Plays as `advance(by:)` does, and lets tasks of the main actor run between frames.
    public func play(for seconds: TimeInterval) async {
        let end = time + (seconds > 0 && seconds.isFinite ? seconds : 0)
        playFrame(at: time)
        await letTasksRun()
        while true {
            // A task may have written: its change belongs to this time.
            playFrame(at: time)
            guard let next = nextStop, next < end else { break }
            playFrame(at: next)
            await letTasksRun()
        }
        playLast(at: end)
        await letTasksRun()
        playFrame(at: time)
    }

    private func letTasksRun() async {
        for _ in 0..<Self.yieldsBetweenFrames { await Task.yield() }
        // However busy the machine is, what this time has woken writes at this time.
        var yieldsLeft = Self.mostYields
        while runtime.enqueuedTasks > abandonedTasks, yieldsLeft > 0 {
            yieldsLeft -= 1
            await Task.yield()
        }
        abandonedTasks = yieldsLeft == 0 ? runtime.enqueuedTasks : min(abandonedTasks, runtime.enqueuedTasks)
        // Code that has gone to other threads, as to its next sleep, gets there before what is sent after it.
        await Task.detached(priority: .utility) {}.value
        await Task.yield()
    }

    /// A task that hops through a few others gets to its write within one frame.
    private static let yieldsBetweenFrames = 4
    /// A task that something else keeps from running is not waited for for ever.
    private static let mostYields = 100_000

    /// Plays until nothing moves any more, at most `seconds`. False if something still moves then; at once if all that
    /// moves never ends.
    public func settle(within seconds: TimeInterval = 60) -> Bool {
        let end = time + max(0, seconds)
        playFrame(at: time)
        while isMoving || hasFiniteMotion {
            if !hasFiniteMotion { return false }
            guard let next = nextStop, next <= end else {
                if end > time { playFrame(at: end) }
                return !isMoving
            }
            playFrame(at: next)
        }
        return true
    }

    private var isMoving: Bool { program?.isAnimating ?? runtime.isAnimating }
    private var hasFiniteMotion: Bool { program?.hasFiniteAnimation ?? runtime.hasFiniteAnimation }
}
