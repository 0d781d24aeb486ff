/// A base animation under modifiers, with the end of every level known.
final class Retiming: Sendable {
    private struct Level {
        let modifier: MotionModifier
        /// Seconds, in the time of the level within, until that level is over.
        let innerEnd: Double
    }

    let base: BaseTiming

    /// The outermost first, as time meets them.
    private let levels: [Level]

    /// Seconds until the whole is over; infinite if never.
    let end: Double

    /// Seconds until the whole counts as complete.
    let logicalEnd: Double

    init(_ spec: MotionSpec, distance: Double) {
        base = BaseTiming(spec.base, distance: distance)
        var (end, logicalEnd) = (base.end, base.logicalEnd)
        var levels: [Level] = []
        levels.reserveCapacity(spec.modifiers.count)
        for modifier in spec.modifiers {
            levels.append(Level(modifier: modifier, innerEnd: end))
            Self.wrap(modifier, &end, &logicalEnd)
        }
        levels.reverse()
        (self.end, self.logicalEnd, self.levels) = (end, logicalEnd, levels)
    }

    /// The ends of a level from the ends within.
    private static func wrap(_ modifier: MotionModifier, _ end: inout Double, _ logicalEnd: inout Double) {
        switch modifier {
        case .delay(let delay):
            let delay = delay.isFinite ? delay : 0
            end = Swift.max(0, end + delay)
            logicalEnd = Swift.max(0, logicalEnd + delay)
        case .speed(let speed):
            end = speed > 0 ? (end < .infinity ? end / speed : end) : .infinity
            logicalEnd = speed > 0 ? (logicalEnd < .infinity ? logicalEnd / speed : logicalEnd) : .infinity
        case .repeatCount(let count, _):
            if count < 1 {
                end = 0
                logicalEnd = 0
            } else if count > 1 {
                logicalEnd += end * Double(count - 1)
                end *= Double(count)
            }
        case .repeatForever:
            if end > 0 {
                end = .infinity
                logicalEnd = .infinity
            }
        case .logicallyComplete(let duration):
            logicalEnd = Swift.min(duration > 0 ? duration : 0, end)
        }
    }

    /// Where in the base a time falls.
    fileprivate struct Place {
        var time: Double
        var isMirrored = false
        /// Seconds of the base per second outside.
        var rate = 1.0
    }

    @inline(__always)
    private func place(at time: Double) -> Place {
        var place = Place(time: time)
        for level in levels {
            switch level.modifier {
            case .delay(let delay):
                place.time -= delay.isFinite ? delay : 0
                if place.time < 0 {
                    place.time = 0
                    place.rate = 0
                }
            case .speed(let speed):
                place.time = speed > 0 ? place.time * speed : 0
                place.rate = speed > 0 ? place.rate * speed : 0
                if place.time.isNaN { place.time = 0 }
            case .repeatCount(let count, let autoreverses):
                place.enterPass(of: level.innerEnd, last: Swift.max(count, 1) - 1, autoreverses: autoreverses)
            case .repeatForever(let autoreverses):
                place.enterPass(of: level.innerEnd, last: .max, autoreverses: autoreverses)
            case .logicallyComplete:
                break
            }
        }
        return place
    }

    /// Returns the part of the way covered `time` seconds after the start.
    func progress(at time: Double) -> Double {
        let place = place(at: time)
        let progress = base.progress(at: place.time)
        return place.isMirrored ? 1 - progress : progress
    }

    /// Returns the parts of the way per second.
    func slope(at time: Double) -> Double {
        let place = place(at: time)
        let slope = base.slope(at: place.time)
        return (place.isMirrored ? -slope : slope) * (slope == 0 ? 0 : place.rate)
    }

    /// Returns the slope that a fluid spring takes over: that of another of its family, in its own seconds before any
    /// speed.
    func handedSlope(at time: Double) -> Double {
        guard case .fluid = base else { return 0 }
        let place = place(at: time)
        let slope = base.slope(at: place.time)
        return place.isMirrored ? -slope : slope
    }
}

extension Retiming.Place {
    /// Enters the pass of a time; one on the edge of two passes belongs to the earlier one, which shows its end there.
    @inline(__always)
    fileprivate mutating func enterPass(of duration: Double, last: Int, autoreverses: Bool) {
        guard duration > 0, duration < .infinity, time > 0 else { return }
        let edge = time / duration - 1e-9
        guard edge >= 1 else { return }
        let pass = Swift.min(edge < 1e15 ? Int(edge) : 1_000_000_000_000_000, last)
        time = Swift.min(time - Double(pass) * duration, duration)
        if autoreverses && pass & 1 == 1 { isMirrored.toggle() }
    }
}
