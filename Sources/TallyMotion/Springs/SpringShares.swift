/// The state of a spring at one time, as shares of the distance and of the start velocity.
///
/// Value = distance · `distance` + velocity · `velocity`; it is linear in both, so one evaluation serves every component.
@frozen @usableFromInline
struct SpringShares {
    @usableFromInline var distance: Double
    @usableFromInline var velocity: Double

    @inline(__always)
    init(distance: Double, velocity: Double) {
        self.distance = distance
        self.velocity = velocity
    }
}

extension Spring {
    /// Returns the shares of the way covered at `time` seconds.
    ///
    /// Solutions of x″ = ω²(T - x) - 2λx′ with x = 0 and x′ = v at the start. Once nothing measurable is left, the
    /// target exactly; a spring whose constants are not finite is there at once.
    @usableFromInline
    func covered(at time: Double) -> SpringShares {
        let w = angularFrequency
        let l = decayConstant
        if time == 0 { return SpringShares(distance: 0, velocity: 0) }
        guard w.isFinite && l.isFinite else { return SpringShares(distance: 1, velocity: 0) }
        if w < 0 {
            let (slow, fast) = (l + w, l - w)
            let (es, ef) = (Mathematics.exp(-slow * time), Mathematics.exp(-fast * time))
            let width = fast - slow
            return SpringShares(distance: 1 - (fast * es - slow * ef) / width, velocity: (es - ef) / width)
        }
        let e = Mathematics.exp(-l * time)
        if e == 0 { return SpringShares(distance: 1, velocity: 0) }
        if w == 0 {
            return SpringShares(distance: 1 - e * (1 + l * time), velocity: e * time)
        }
        let (sine, cosine) = Mathematics.sincos(w * time)
        let perFrequency = sine / w
        return SpringShares(distance: 1 - e * (cosine + l * perFrequency), velocity: e * perFrequency)
    }

    /// Returns the shares of the velocity at `time` seconds: the true slope of `covered(at:)`.
    @usableFromInline
    func slope(at time: Double) -> SpringShares {
        let w = angularFrequency
        let l = decayConstant
        if time == 0 { return SpringShares(distance: 0, velocity: 1) }
        guard w.isFinite && l.isFinite else { return SpringShares(distance: 0, velocity: 0) }
        if w < 0 {
            let (slow, fast) = (l + w, l - w)
            let (es, ef) = (Mathematics.exp(-slow * time), Mathematics.exp(-fast * time))
            let width = fast - slow
            return SpringShares(distance: slow * fast * (es - ef) / width, velocity: (fast * ef - slow * es) / width)
        }
        let e = Mathematics.exp(-l * time)
        if e == 0 { return SpringShares(distance: 0, velocity: 0) }
        if w == 0 {
            return SpringShares(distance: e * l * l * time, velocity: e * (1 - l * time))
        }
        let (sine, cosine) = Mathematics.sincos(w * time)
        let perFrequency = sine / w
        return SpringShares(
            distance: e * perFrequency * (w * w + l * l), velocity: e * (cosine - l * perFrequency))
    }
}
