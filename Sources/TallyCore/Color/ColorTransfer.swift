import TallyMotion

/// The sRGB transfer curve of IEC 61966-2-1, continued symmetrically below 0. NaN stays NaN.
package enum ColorTransfer {
    /// Returns the linear component of a gamma-encoded one.
    package static func linear(_ encoded: Double) -> Double {
        let magnitude = abs(encoded)
        if magnitude <= 0.04045 { return encoded / 12.92 }
        let result = Mathematics.exp(2.4 * Mathematics.log((magnitude + 0.055) / 1.055))
        return encoded < 0 ? -result : result
    }

    package static func linear(_ encoded: Float) -> Float { Float(linear(Double(encoded))) }

    /// Returns the gamma-encoded component of a linear one.
    package static func encoded(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        if magnitude <= 0.0031308 { return linear * 12.92 }
        // Exactly 1, so that white stays white whatever the last bit of the power.
        if magnitude == 1 { return linear }
        let result = 1.055 * Mathematics.exp(Mathematics.log(magnitude) / 2.4) - 0.055
        return linear < 0 ? -result : result
    }

    /// Returns the gamma-encoded component of a linear one, its last steps in single precision.
    ///
    /// That is SwiftUI's own last bit: it shows where a component lies in the middle between two bytes.
    package static func encoded(_ linear: Float) -> Float {
        let magnitude = abs(linear)
        if magnitude <= 0.0031308 { return linear * 12.92 }
        if magnitude == 1 { return linear }
        let result = 1.055 * Float(Mathematics.exp(Mathematics.log(Double(magnitude)) / 2.4)) - 0.055
        return linear < 0 ? -result : result
    }
}
