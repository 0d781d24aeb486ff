extension Spring {
    /// How close to its target, in units, a spring counts as settled.
    static var settlingEpsilon: Double { 0.001 }

    /// A spring that is not under-damped is examined every tenth of a second up to this many; then it counts as never out.
    private static var lastTenth: Int { 1012 }

    /// The seconds until a spring that leaves zero for 1 stays within 0.001 of it.
    public var settlingDuration: Double {
        settlingDuration(target: 1.0, epsilon: Self.settlingEpsilon)
    }

    /// Returns the seconds until a spring stays within `epsilon` units of its target.
    ///
    /// Infinite without damping. A critical or over-damped spring is examined every tenth of a second; one that needs
    /// over 101.2 s answers 0, as do a negative epsilon and constants that are not numbers.
    ///
    /// - Complexity: O(answer / 0.1 s) unless under-damped.
    public func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double) -> Double
    where V: VectorArithmetic {
        if decayConstant == 0 { return .infinity }
        guard angularFrequency > 0 else {
            return examined(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
        }
        let pull = target.scaled(by: decayConstant) - initialVelocity
        let reach = target.magnitudeSquared.squareRoot() + pull.magnitudeSquared.squareRoot()
        let duration = Mathematics.log(reach / epsilon) / decayConstant
        return duration > 0 ? duration : 0
    }

    private func examined<V: VectorArithmetic>(target: V, initialVelocity: V, epsilon: Double) -> Double {
        guard decayConstant > 0, epsilon > 0, naturalFrequency.isFinite else { return 0 }
        let slowest = decayConstant + angularFrequency
        var last = -1
        for tenth in 0...Self.lastTenth {
            let time = Double(tenth) / 10
            let shares = covered(at: time)
            let missing = target.scaled(by: 1 - shares.distance) - initialVelocity.scaled(by: shares.velocity)
            if missing.magnitudeSquared.squareRoot() >= epsilon {
                last = tenth
            } else if time * slowest > 40 {
                break
            }
        }
        return last == Self.lastTenth ? 0 : Double(last + 1) / 10
    }

    /// Creates a spring that settles within `epsilon` of 1 in the given time.
    ///
    /// - Parameters:
    ///   - settlingDuration: Seconds, held to 0.01…10.
    ///   - dampingRatio: Held to 1 at most. At 0 and below nothing settles; then the duration is the response.
    ///   - epsilon: Outside 0…1 it counts as 0.001.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let time = settlingDuration > 0.01 ? Swift.min(settlingDuration, 10) : 0.01
        let ratio = dampingRatio < 1 ? Swift.max(dampingRatio, 0) : 1
        let epsilon = epsilon > 0 && epsilon < 1 ? epsilon : Self.settlingEpsilon
        if ratio == 1 {
            self.init(response: 2 * .pi * time / Self.criticalDecay(to: epsilon), dampingRatio: 1)
            return
        }
        let decay = Mathematics.log(ratio / ((1 - ratio * ratio).squareRoot() * epsilon)) / time
        if decay > 0 {
            self.init(response: 2 * .pi * ratio / decay, dampingRatio: ratio)
        } else {
            self.init(response: time, dampingRatio: ratio)
        }
    }

    /// Returns the x at which (1 + x)·e^-x has come down to `epsilon`.
    private static func criticalDecay(to epsilon: Double) -> Double {
        // Newton's method on x - ln(1 + x) + ln ε, which is convex, from a start above the root.
        let logarithm = Mathematics.log(epsilon)
        var x = 4 - 2 * logarithm
        for _ in 0..<30 {
            x -= (x - Mathematics.log(1 + x) + logarithm) * (1 + x) / x
        }
        return x
    }
}
