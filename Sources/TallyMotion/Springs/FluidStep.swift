/// One step of 1/300 s of a fluid spring: v += h·(k·(target - x) - c·v), then x += h·v.
///
/// With u = x - target the step is the linear map u′ = u + h·v′, v′ = (1 - hc)·v - hk·u.
struct FluidStep {
    /// Seconds per step.
    static var duration: Double { 1.0 / 300 }

    /// k: the pull per unit of distance, per second squared.
    let stiffness: Double

    /// c: the drag per unit of velocity, per second.
    let damping: Double

    /// A response that is not positive, or nearly 0, gives the stiffest spring that the step can follow; NaN likewise.
    /// An infinite one never moves. Damping below 0, or NaN, counts as none. Damping too strong for the step is held
    /// just under the limit at which the map would diverge.
    init(response: Double, dampingFraction: Double) {
        let frequency = response > 0 ? 2 * Double.pi / response : .infinity
        let stiffness = Swift.min(frequency * frequency, 45000)
        let h = Self.duration
        let strongest = 0.95 * (2 - 0.5 * h * h * stiffness) / h
        let damping = 2 * (dampingFraction > 0 ? dampingFraction : 0) * stiffness.squareRoot()
        self.stiffness = stiffness
        self.damping = damping < strongest ? damping : strongest
    }

    /// The map as a power with exponent 1.
    var power: FluidPower {
        let h = Self.duration
        return FluidPower(
            uu: 1 - h * h * stiffness, uv: h * (1 - h * damping),
            vu: -h * stiffness, vv: 1 - h * damping)
    }
}
