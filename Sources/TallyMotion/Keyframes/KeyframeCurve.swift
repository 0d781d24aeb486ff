/// A keyframe track as a function of time: one animated property from its first keyframe to its last.
///
/// Time is in seconds from the start of the track. Before 0 the start is shown, except that a spring standing first is
/// followed backwards, as in SwiftUI; after the end, and with time that is not a number at the start, the value holds.
package struct KeyframeCurve<Value: VectorArithmetic> {
    private let start: Value
    private var segments: [KeyframeSegment<Value>] = []
    /// When each segment is over.
    private var ends: [Double] = []

    /// Seconds.
    package var duration: Double { ends.last ?? 0 }

    /// - Parameter velocity: Units per second with which the property comes, if it is moving already.
    /// - Complexity: O(keyframes).
    package init(from start: Value, velocity: Value = .zero, _ keyframes: [Keyframe<Value>]) {
        self.start = start
        var from = start
        var arriving = velocity
        for index in keyframes.indices {
            let keyframe = keyframes[index]
            let duration = keyframe.duration(from: from, velocity: arriving)
            let kind: KeyframeSegment<Value>.Kind
            switch keyframe {
            case _ where duration == 0: kind = .jump
            case .move: kind = .jump
            case .linear(_, _, let curve): kind = .linear(curve)
            case .spring(_, _, let spring, let own): kind = .spring(spring, start: own ?? arriving)
            case .cubic(let target, _, let own, let end):
                let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
                kind = .cubic(
                    start: own ?? arriving,
                    end: end ?? Self.joint(from: from, to: target, duration: duration, next))
            }
            let segment = KeyframeSegment(
                kind: kind, from: from, to: keyframe.target, duration: duration, arrives: keyframe.settles)
            segments.append(segment)
            ends.append((ends.last ?? 0) + duration)
            // A spring that is cut short leaves the value where it is.
            from = duration > 0 ? segment.value(at: duration) : keyframe.target
            arriving = duration > 0 ? segment.velocity(at: duration) : .zero
        }
    }

    /// Returns the velocity at the end of a cubic that says nothing of it: that of what comes next, 0 where nothing
    /// does.
    private static func joint(from: Value, to: Value, duration: Double, _ next: Keyframe<Value>?) -> Value {
        switch next {
        case nil, .move: return .zero
        case .cubic(_, _, let start?, _), .spring(_, _, _, let start?): return start
        case .linear(let target, let length, let curve):
            guard length > 0, length.isFinite else { return .zero }
            let slope = curve.velocity(at: 0)
            return slope.isFinite ? (target - to).scaled(by: slope / length) : .zero
        case .cubic(let target, _, nil, _), .spring(let target, _, _, nil):
            // Catmull and Rom: along the chord from the value before to the value after.
            let length = next?.duration(from: to, velocity: .zero) ?? 0
            return length > 0 ? (target - from).scaled(by: 1 / (duration + length)) : .zero
        }
    }

    /// - Complexity: O(log keyframes).
    package func value(at time: Double) -> Value {
        guard let (index, local) = place(time) else { return start }
        return segments[index].value(at: local)
    }

    /// Returns the velocity in units per second; 0 before the start and after the end.
    package func velocity(at time: Double) -> Value {
        guard time >= 0, time < duration, let (index, local) = place(time) else { return .zero }
        return segments[index].velocity(at: local)
    }

    /// Returns the segment under way, and its own time.
    private func place(_ time: Double) -> (Int, Double)? {
        guard let last = segments.last else { return nil }
        let sanitized = time > 0 ? time : 0
        guard sanitized < duration else { return (segments.count - 1, last.duration) }
        // The first segment that is not over: of those that end now, the last has the word.
        var low = 0
        var high = segments.count - 1
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= sanitized { low = middle + 1 } else { high = middle }
        }
        if low == 0, time < 0, case .spring = segments[0].kind { return (0, time) }
        return (low, sanitized - (low == 0 ? 0 : ends[low - 1]))
    }
}
