@testable import TallyMotion

/// What a `LoggingMotion` was asked; used by one test at a time.
final class CallLog: @unchecked Sendable {
    var times: [Double] = []
    var velocities = 0
    var merges = 0
    var merged = false
    var previous: [MotionSpec] = []
    var counts: [Int] = []
}

/// A linear custom animation over `duration` seconds that writes down how it is asked.
struct LoggingMotion: CustomMotion {
    let log: CallLog
    var duration = 1.0
    var wantsMerge = false
    var completesEarly = Double.infinity

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout MotionContext<V>) -> V? {
        log.times.append(time)
        let count = context.state[CallLog.self, default: 0]
        log.counts.append(count)
        context.state[CallLog.self, default: 0] = count + 1
        if time >= completesEarly { context.isLogicallyComplete = true }
        return time > duration ? nil : value.scaled(by: time / duration)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: MotionContext<V>) -> V? {
        log.velocities += 1
        return value.scaled(by: 1 / duration)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: MotionSpec, value: V, time: Double, context: inout MotionContext<V>
    ) -> Bool {
        log.merges += 1
        log.previous.append(previous)
        return wantsMerge
    }

    static func == (a: LoggingMotion, b: LoggingMotion) -> Bool { a.log === b.log && a.duration == b.duration }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(log)) }
}
