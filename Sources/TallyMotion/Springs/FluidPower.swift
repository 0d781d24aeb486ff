/// The linear map from a fluid spring's state to its state some steps later.
///
/// The state is the offset from the target, u, and the velocity, v, per second: u′ = uu·u + uv·v, v′ = vu·u + vv·v.
struct FluidPower {
    var uu: Double, uv: Double
    var vu: Double, vv: Double

    static var identity: FluidPower { FluidPower(uu: 1, uv: 0, vu: 0, vv: 1) }

    /// Returns the power of `other` first, then this.
    @inline(__always)
    func after(_ other: FluidPower) -> FluidPower {
        FluidPower(
            uu: uu * other.uu + uv * other.vu, uv: uu * other.uv + uv * other.vv,
            vu: vu * other.uu + vv * other.vu, vv: vu * other.uv + vv * other.vv)
    }
}
