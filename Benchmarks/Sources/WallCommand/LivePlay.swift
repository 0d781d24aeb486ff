import Foundation
import TallyStage

/// Plays a stage by the monotonic clock: a change each second, sixty frames a second, late ones left out.
@MainActor
struct LivePlay {
    private let stage: Stage
    private static let rate = 60.0

    init(_ stage: Stage) { self.stage = stage }

    /// Milliseconds of the clock.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) * 1e-6
    }

    private static func sleep(until milliseconds: Double) {
        let whole = (milliseconds / 1000).rounded(.down)
        var time = timespec(tv_sec: Int(whole), tv_nsec: Int((milliseconds - whole * 1000) * 1e6))
        while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
    }

    func play(for seconds: Double, change: () -> Void) -> WallLog {
        var log = WallLog()
        let start = Self.now
        let end = start + seconds * 1000
        let first = stage.time
        var changes = 0
        var frame = 0.0
        while true {
            let due = start + frame * 1000 / Self.rate
            if due >= end { break }
            Self.sleep(until: due)
            let begun = Self.now
            if begun >= end { break }
            stage.advance(by: max(0, first + (begun - start) / 1000 - stage.time))
            if (begun - start) / 1000 >= Double(changes) {
                change()
                log.ticks.append(begun)
                // One change for each second that has begun, also if frames were late.
                changes = Int((begun - start) / 1000) + 1
                stage.advance(by: 0)
            }
            let picture = stage.image()
            withExtendedLifetime(picture) { log.frames.append(Self.now) }
            frame = max(frame + 1, ((Self.now - start) * Self.rate / 1000).rounded(.up))
        }
        Self.sleep(until: end)
        return log
    }
}

/// When changes were made and frames were done, in milliseconds of the monotonic clock.
struct WallLog: Encodable {
    var ticks: [Double] = []
    var frames: [Double] = []

    /// Writes beside the name first, so that a file appears whole or not at all.
    func write(to path: String) throws(WallError) {
        do {
            let file = URL(fileURLWithPath: path)
            try JSONEncoder().encode(self).write(to: file, options: .atomic)
        } catch {
            throw WallError(73, "\(path) cannot be written: \(error.localizedDescription) Give another --out.")
        }
    }
}
