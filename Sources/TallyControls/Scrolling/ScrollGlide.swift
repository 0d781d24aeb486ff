import TallyMotion

/// How one offset of a scroll view goes on when the finger lets go of it: slower and slower, and back where it is beyond an
/// edge. Points and seconds.
package struct ScrollGlide {
    /// An exponential decay from the start; over an edge, a critically damped spring to it.
    private let start: Double
    private let speed: Double
    private let spring: (edge: Double, from: Double, speed: Double, begins: Double)?
    private let frequency: Double
    /// Whether the spring's end is an edge, and no place that somebody has chosen.
    private let bounces: Bool
    /// Of the speed, what is lost in a second is e^-λ.
    private let decay: Double
    /// Seconds until it has come to rest.
    package let duration: Double

    /// 0.2 % in each millisecond, as scroll views of iOS lose.
    package static let decay = -1000 * Mathematics.log(0.998)
    /// Radians a second of the spring at an edge: a response of half a second.
    private static let frequency = 4 * Double.pi
    /// Radians a second of a spring that a fast finger lets go: not so many that the content jumps.
    private static let highestFrequency = 40.0
    /// The distance in points from which on an offset counts as at its end.
    private static let nearness = 0.25

    package init(
        from start: Double, speed: Double, within range: ClosedRange<Double>, decay: Double = Self.decay
    ) {
        self.start = start
        self.speed = speed
        self.decay = decay
        frequency = Self.frequency
        bounces = true
        let end = start + speed / decay
        let edge = Swift.min(Swift.max(end, range.lowerBound), range.upperBound)
        let isOutside = !range.contains(start)
        let here = isOutside ? Swift.min(Swift.max(start, range.lowerBound), range.upperBound) : edge
        if isOutside {
            spring = (here, start - here, speed, 0)
        } else if edge != end {
            let begins = -Mathematics.log(1 - (edge - start) * decay / speed) / decay
            spring = (edge, 0, speed - decay * (edge - start), begins)
        } else {
            spring = nil
        }
        let way = (end - start).magnitude
        if let spring {
            duration = spring.begins + Self.settling(spring.from, spring.speed, frequency)
        } else {
            duration = way > Self.nearness ? Mathematics.log(way / Self.nearness) / decay : 0
        }
    }

    /// To a place that somebody has chosen, and not beyond it: the faster the finger goes there, the sooner it is there.
    package init(from start: Double, speed: Double, to end: Double) {
        decay = Self.decay
        bounces = false
        let way = end - start
        var speed = speed
        var frequency = Self.frequency
        if speed * way > 0 {
            // A critically damped spring does not pass its end if it starts no faster than ω times the way.
            frequency = Swift.min(Swift.max(frequency, speed / way), Self.highestFrequency)
            if speed / way > frequency { speed = frequency * way }
        }
        self.start = start
        self.speed = speed
        self.frequency = frequency
        spring = (end, -way, speed, 0)
        duration = way == 0 && speed == 0 ? 0 : Self.settling(-way, speed, frequency)
    }

    /// Where it comes to rest.
    package var end: Double { spring?.edge ?? start + speed / decay }

    /// Returns when a spring is near its end for good, to a frame.
    private static func settling(_ from: Double, _ speed: Double, _ frequency: Double) -> Double {
        let slope = speed + frequency * from
        var time = 0.0
        // (a + b·t)·e^-ωt falls from t = 1/ω − a/b on.
        while time < 5 {
            let shown = (from.magnitude + slope.magnitude * time) * Mathematics.exp(-frequency * time)
            if time > 1 / frequency && shown < nearness { return time }
            time += 1.0 / 60
        }
        return time
    }

    /// Returns the offset a time after the start.
    package func offset(at time: Double) -> Double {
        if let spring, time >= spring.begins {
            if time >= duration { return spring.edge }
            let t = time - spring.begins
            let slope = spring.speed + frequency * spring.from
            return spring.edge + (spring.from + slope * t) * Mathematics.exp(-frequency * t)
        }
        if time >= duration { return start + speed / decay }
        return start + speed / decay * (1 - Mathematics.exp(-decay * time))
    }

    /// Returns the speed in points a second, a time after the start.
    package func speed(at time: Double) -> Double {
        if time >= duration { return 0 }
        guard let spring, time >= spring.begins else { return speed * Mathematics.exp(-decay * time) }
        let t = time - spring.begins
        let slope = spring.speed + frequency * spring.from
        return (slope - frequency * (spring.from + slope * t)) * Mathematics.exp(-frequency * t)
    }

    /// Returns whether a spring has it come back to an edge that it was beyond, a time after the start.
    package func returns(at time: Double) -> Bool {
        guard bounces, let spring, time >= spring.begins, time < duration else { return false }
        return (offset(at: time) - spring.edge) * speed(at: time) < 0
    }

    /// Returns what is shown of an offset beyond the edges: it gives way less and less, and never by more than the
    /// window.
    package static func rubberBanded(_ offset: Double, within range: ClosedRange<Double>, window: Double) -> Double {
        let edge = Swift.min(Swift.max(offset, range.lowerBound), range.upperBound)
        let beyond = (offset - edge).magnitude
        guard beyond > 0, window > 0 else { return edge }
        let shown = (1 - 1 / (beyond * 0.55 / window + 1)) * window
        return edge + (offset < edge ? -shown : shown)
    }
}
