/// An offset on its way to where the program or a tap sends it, which goes on as fast as it moved before. Points and seconds.
///
/// It is the cubic between the two ends and their speeds. What moves away from the end turns back first.
struct ScrollTurn {
    private let start: Double
    private let speed: Double
    private let end: Double
    /// What a fast turn does not pass.
    private let walls: ClosedRange<Double>
    let duration: Double

    /// Seconds, however far it is; less where it is fast already, but not below the least.
    private static let longest = 0.5
    private static let least = 0.3

    init(from start: Double, speed: Double, to end: Double, within range: ClosedRange<Double>) {
        self.start = start
        self.speed = speed
        self.end = end
        walls = min(start, end, range.lowerBound)...max(start, end, range.upperBound)
        // Three times the mean speed is the most at which the cubic does not pass its end.
        let needed = speed == 0 ? .infinity : 3 * (end - start) / speed
        duration = needed > 0 ? min(max(needed, Self.least), Self.longest) : Self.longest
    }

    func offset(at time: Double) -> Double {
        if time >= duration { return end }
        let s = max(time, 0) / duration
        let offset = start + (end - start) * s * s * (3 - 2 * s) + speed * duration * s * (1 - s) * (1 - s)
        return min(max(offset, walls.lowerBound), walls.upperBound)
    }

    func speed(at time: Double) -> Double {
        if time >= duration { return 0 }
        let s = max(time, 0) / duration
        return (end - start) * 6 * s * (1 - s) / duration + speed * (1 - s) * (1 - 3 * s)
    }
}
