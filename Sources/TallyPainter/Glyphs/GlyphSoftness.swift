internal import TallyCompositor

/// How much the mask of a glyph is blurred, in steps that the eye does not tell apart.
struct GlyphSoftness: Equatable {
    /// 0 is sharp; else as in `deviation`.
    let level: Int

    /// Steps from one deviation to its double, all as long.
    private static let steps = 1 << stepBits
    private static let stepBits = 4
    /// What is blurred by fewer pixels than two to the power of so much is blurred by as many.
    private static let least = -4

    static let sharp = GlyphSoftness(level: 0)

    private init(level: Int) { self.level = level }

    /// - Parameter deviation: In pixels.
    @inline(__always) init(deviation: Double) {
        guard deviation > 0, deviation.isFinite else {
            level = 0
            return
        }
        let deviation = min(max(deviation, 1.0 / 16), 1000)
        // The exponent and the first bits of the significand, which stand beside one another, are the number of the step.
        let step = Int(deviation.bitPattern >> UInt64(52 - Self.stepBits))
        level = 1 + step - ((1023 + Self.least) << Self.stepBits)
    }

    var isSharp: Bool { level == 0 }

    /// The standard deviation in pixels.
    var deviation: Double {
        if isSharp { return 0 }
        let (octave, step) = (level - 1).quotientAndRemainder(dividingBy: Self.steps)
        return Double(sign: .plus, exponent: octave + Self.least, significand: 1 + Double(step) / Double(Self.steps))
    }

    var plan: BlurPlan { BlurPlan(deviation: deviation) }

    /// Pixels around a mask in which there is more than a trace of it.
    var reach: Int { isSharp ? 0 : min(plan.reach, Int((deviation * 2.5).rounded(.up))) }

    /// Returns the size that a glyph is drawn in, in the atlas' steps: what is blurred is looked at less closely.
    @inline(__always) func rounded(steps: Int) -> Int {
        if isSharp || steps < 128 { return steps }
        let coarse = 1 &<< (Int.bitWidth - steps.leadingZeroBitCount - 7)
        return (steps + coarse / 2) & ~(coarse - 1)
    }

    /// Returns the part of a pixel that a glyph is drawn at, in the atlas' steps: to a quarter of the deviation.
    @inline(__always) func rounded(phase: Int) -> Int {
        if level <= 4 * Self.steps { return phase }
        return level <= 5 * Self.steps ? (phase + 1) & ~1 : (phase + 2) & ~3
    }
}
