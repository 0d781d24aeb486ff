extension FluidSteps {
    /// A spring that needs more steps than this (about 4 hours) counts as never over.
    private static var limit: Int { 1 << 22 }

    /// Returns the first step, from 1, at which a spring is over: nil if never.
    ///
    /// Over is: less than a hundredth of the distance away, and acceleration and mean velocity of the next step each
    /// below 0.06 units. Where a merged spring starts closer to its target than its velocity will carry it, the
    /// distance counts as velocity · response / 2π. A blended spring is not over before the end of the blend, `start`.
    ///
    /// - Parameters:
    ///   - distance: Squared length of the offset from the target at the start.
    ///   - velocity: Squared length of the velocity at the start.
    ///   - product: Dot product of the offset (position - target) and the velocity.
    ///   - startPower: The power that leads from the start to step `start`.
    /// - Complexity: O(answer) for a merged spring; about O(log answer) for one that starts at rest and does not bounce.
    func end(
        distance: Double, velocity: Double, product: Double, after start: Int = 0,
        startPower: FluidPower = .identity
    ) -> Int? {
        let carried = step.stiffness > 0 ? velocity / step.stiffness : 0
        let near = 0.0001 * Swift.max(distance, carried)
        let slow = 0.06 * 0.06
        let k = step.stiffness
        let c = step.damping
        let h = FluidStep.duration
        guard c > 0, k > 0, distance.isFinite, velocity.isFinite else { return nil }
        // Every length below is that of a·offset + b·velocity, squared.
        func square(_ a: Double, _ b: Double) -> Double {
            a * a * distance + 2 * a * b * product + b * b * velocity
        }
        func cross(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            a * c * distance + (a * d + b * c) * product + b * d * velocity
        }
        func isOver(_ power: FluidPower) -> Bool {
            guard square(power.uu, power.uv) < near else { return false }
            let (au, av) = (-k * power.uu - c * power.vu, -k * power.uv - c * power.vv)
            guard square(au, av) < slow else { return false }
            return square(power.vu + 0.5 * h * au, power.vv + 0.5 * h * av) < slow
        }
        func at(_ index: Int) -> FluidPower {
            start == 0 ? power(index) : power(index - start).after(startPower)
        }
        if distance == 0 && velocity == 0 { return start }
        var index = Swift.max(1, start)
        if velocity == 0 && start == 0 && isMonotone {
            // Offset, velocity and acceleration only shrink once a hundredth is left, so the test flips once.
            var high = 32
            while !isOver(at(high)) {
                index = high
                high *= 2
                if high > Self.limit { return nil }
            }
            while index < high {
                let middle = (index + high) / 2
                if isOver(at(middle)) { high = middle } else { index = middle + 1 }
            }
            return high
        }
        let one = step.power
        // A spring that swings keeps the form q = hk·u² + (a - d)·u·v + b·v², but for a factor det per step. While q is
        // more than the tests allow together, none of the steps can pass.
        let (skew, determinant) = (one.uu - one.vv, one.uu * one.vv - one.uv * one.vu)
        let farthest = (0.06 + c * 0.061) / k
        let allowed =
            h * k * Swift.min(near, farthest * farthest)
            + skew.magnitude * 0.061 * Swift.min(near.squareRoot(), farthest) + one.uv * 0.061 * 0.061
        let energy =
            h * k * square(startPower.uu, startPower.uv)
            + skew * cross(startPower.uu, startPower.uv, startPower.vu, startPower.vv)
            + one.uv * square(startPower.vu, startPower.vv)
        // Damping too weak to be seen in one step.
        if determinant >= 1 { return nil }
        if !isMonotone, determinant > 0, energy > allowed {
            let skipped = Mathematics.log(allowed / energy) / Mathematics.log(determinant)
            if !(skipped < Double(Self.limit)) { return nil }
            index = Swift.max(index, start + Int(skipped) - 1)
        }
        var state = at(index)
        while !isOver(state) {
            state = one.after(state)
            index += 1
            if index > Self.limit { return nil }
        }
        return index
    }

    /// True when the map has two real positive roots: the spring creeps to its target without crossing it.
    private var isMonotone: Bool {
        let one = step.power
        let trace = one.uu + one.vv
        let determinant = one.uu * one.vv - one.uv * one.vu
        return determinant > 0 && trace > 0 && trace * trace >= 4 * determinant
    }
}
