internal import TallyMotion

extension Mathematics {
    /// Returns the angle of the vector (x, y) in radians, -π…π, within 2 ulp; 0 for no direction, NaN for NaN.
    ///
    /// A rough angle, and then what is missing, which is small enough for four terms of the series of the arctangent.
    static func angle(y: Double, x: Double) -> Double {
        let (across, along) = (Swift.min(x.magnitude, y.magnitude), Swift.max(x.magnitude, y.magnitude))
        guard along > 0, along < .infinity else { return along == 0 ? 0 : .nan }
        let slope = across / along
        // Within 0.004 of the arctangent in 0…1.
        var rough = slope * (.pi / 4 + 0.273 * (1 - slope))
        if y.magnitude > x.magnitude { rough = .pi / 2 - rough }
        if x < 0 { rough = .pi - rough }
        if y < 0 { rough = -rough }
        let (sine, cosine) = sincos(rough)
        let (u, v) = (x / along, y / along)
        let missing = (v * cosine - u * sine) / (u * cosine + v * sine)
        let square = missing * missing
        return rough + missing * (1 - square * (1.0 / 3 - square * (1.0 / 5 - square / 7)))
    }
}
