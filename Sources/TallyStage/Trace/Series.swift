public import Foundation

/// One number over time, a value a frame: what motion is judged by.
public struct Series: Equatable, Sendable {
    /// What is measured, as `midX`.
    public var name: String
    /// Whose it is, as `text "12"`.
    public var subject: String
    /// The frame of each value; frames without the element are left out.
    public var frames: [Int]
    /// Seconds since the trace began.
    public var times: [TimeInterval]
    public var values: [Double]

    /// Numbers of one's own, a value a frame from frame 0.
    ///
    /// - Precondition: `times` has as many elements as `values`, and none is below the one before it.
    public init(name: String, subject: String = "a series", times: [TimeInterval], values: [Double]) {
        precondition(
            times.count == values.count, "\(values.count) values have \(times.count) times; pass one for each.")
        self.init(name: name, subject: subject, frames: Array(values.indices), times: times, values: values)
    }

    init(name: String, subject: String, frames: [Int], times: [TimeInterval], values: [Double]) {
        self.name = name
        self.subject = subject
        self.frames = frames
        self.times = times
        self.values = values
    }

    /// How messages call it.
    var title: String { "\(name) of \(subject)" }

    /// Returns the value at a time, between two frames the straight line; the first or last value outside. Nil: no
    /// values.
    public func value(at time: TimeInterval) -> Double? {
        guard let after = times.firstIndex(where: { $0 > time }) else { return values.last }
        guard after > 0 else { return values.first }
        let length = times[after] - times[after - 1]
        let share = (time - times[after - 1]) / length
        return values[after - 1] + (values[after] - values[after - 1]) * share
    }

    /// Units per second from each frame to the next, at the later of the two; pairs at one time are left out.
    public var velocity: Series {
        var result = Series(name: "velocity of \(name)", subject: subject, frames: [], times: [], values: [])
        for index in values.indices.dropFirst() where times[index] > times[index - 1] {
            result.frames.append(frames[index])
            result.times.append(times[index])
            result.values.append((values[index] - values[index - 1]) / (times[index] - times[index - 1]))
        }
        return result
    }

    /// How far it goes past its last value, in the direction from the first to the last; 0 if it never does.
    public var overshoot: Double {
        guard let first = values.first, let last = values.last, first != last else { return 0 }
        return values.reduce(0) { max($0, last > first ? $1 - last : last - $1) }
    }

    /// Returns the seconds since the trace began after which it stays within a distance of its last value. Nil: there
    /// are no values, or the last one is not finite.
    ///
    /// The answer is the time of a frame. What still moves in the last frame settles there. A tolerance below 0, or one
    /// that is no number, counts as 0.
    public func settlingTime(within tolerance: Double) -> TimeInterval? {
        guard let last = values.last, last.isFinite else { return nil }
        return times[lastIndex(furtherThan: tolerance, from: last).map { $0 + 1 } ?? 0]
    }

    /// Returns the last value that is not within a distance of a finite one.
    func lastIndex(furtherThan tolerance: Double, from value: Double) -> Int? {
        let tolerance = tolerance > 0 ? tolerance : 0
        return values.lastIndex { !(abs($0 - value) <= tolerance) }
    }

    /// The largest difference between one frame and the next; 0 with fewer than two values.
    public var largestStep: Double {
        values.indices.dropFirst().reduce(0) { max($0, abs(values[$1] - values[$1 - 1])) }
    }

    func place(_ index: Int) -> String { "frame \(frames[index]), at \(times[index].printedTime) s" }
}
