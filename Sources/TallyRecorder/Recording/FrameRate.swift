/// Frames a second, as an exact fraction, so that the time of the millionth frame is as exact as that of the first.
public struct FrameRate: Hashable, Sendable, CustomStringConvertible {
    /// How many frames there are in `seconds`; 1...60,000, without a common factor.
    public let frames: Int
    /// The whole seconds that the frames take; 1...1001.
    public let seconds: Int

    /// The fraction that was meant: 29.97 becomes 30000/1001, 33.333 becomes 100/3.
    ///
    /// Nil for what is not finite or lies outside 0.1...1000. Other values are met to within 0.002 %.
    public init?(framesPerSecond: Double) {
        guard framesPerSecond.isFinite, (0.1...1000).contains(framesPerSecond) else { return nil }
        for nominal in [24, 30, 48, 60, 120, 240] where nominal <= 60 {
            let broadcast = Double(nominal) * 1000 / 1001
            if abs(framesPerSecond - broadcast) < 0.004 {
                self.init(reducing: nominal * 1000, 1001)
                return
            }
        }
        // A small denominator was probably meant, then what was written to the digit, then whatever is near.
        for (limit, tolerance) in [(12, 2e-5), (1001, 1e-9), (1001, 2e-5)] {
            for seconds in 1...limit {
                let frames = (framesPerSecond * Double(seconds)).rounded()
                let error = abs(frames / Double(seconds) - framesPerSecond)
                if frames >= 1, frames <= 60_000, error <= framesPerSecond * tolerance {
                    self.init(reducing: Int(frames), seconds)
                    return
                }
            }
        }
        self.init(reducing: Int(framesPerSecond.rounded()), 1)
    }

    private init(reducing frames: Int, _ seconds: Int) {
        var (a, b) = (frames, seconds)
        while b != 0 { (a, b) = (b, a % b) }
        self.frames = frames / a
        self.seconds = seconds / a
    }

    public var framesPerSecond: Double { Double(frames) / Double(seconds) }

    /// Returns when a frame begins, in seconds after the first.
    public func time(ofFrame index: Int) -> Double {
        Double(index) * Double(seconds) / Double(frames)
    }

    /// Returns the number of frames from time 0 up to a time, the last one begun counted; at least 1.
    ///
    /// A time that is negative or not a number counts as 0, one above 10⁹ seconds as 10⁹.
    public func count(upTo time: Double) -> Int {
        guard time > 0 else { return 1 }
        let exact = min(time, 1e9) * Double(frames) / Double(seconds)
        return max(1, Int((exact - 1e-6).rounded(.up)))
    }

    /// Returns when a frame begins, in hundredths of a second after the first, to the nearest.
    func hundredths(ofFrame index: Int) -> Int {
        (200 * index * seconds + frames) / (2 * frames)
    }

    public var description: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }
}

extension FrameRate: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// - Precondition: The value is in 1...1000.
    public init(integerLiteral value: Int) {
        self.init(floatLiteral: Double(value))
    }

    /// - Precondition: The value is in 0.1...1000.
    public init(floatLiteral value: Double) {
        guard let rate = FrameRate(framesPerSecond: value) else {
            preconditionFailure("A frame rate must be in 0.1...1000 frames a second but is \(value); 60 is usual.")
        }
        self = rate
    }
}
