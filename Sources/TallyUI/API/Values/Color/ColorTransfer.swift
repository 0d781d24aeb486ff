import TallyMotion

/// The sRGB transfer curve of IEC 61966-2-1, continued symmetrically below 0. NaN stays NaN.
package enum ColorTransfer {
    /// The gamma-encoded component to the linear one.
    package static func linear(_ encoded: Double) -> Double {
        let magnitude = abs(encoded)
        if magnitude <= 0.04045 { return encoded / 12.92 }
        let result = Mathematics.exp(2.4 * Mathematics.log((magnitude + 0.055) / 1.055))
        return encoded < 0 ? -result : result
    }

    /// As for doubles, with the sum rounded to single precision: SwiftUI's own last bit, which shows where a component
    /// lies in the middle between two bytes.
    package static func linear(_ encoded: Float) -> Float {
        let magnitude = abs(encoded)
        if magnitude <= 0.04045 { return encoded / 12.92 }
        let sum: Float = magnitude * (1 / 1.055) + 0.055 / 1.055
        let result = Float(Mathematics.exp(2.4 * Mathematics.log(Double(sum))))
        return encoded < 0 ? -result : result
    }

    /// The linear component to the gamma-encoded one.
    package static func encoded(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        if magnitude <= 0.0031308 { return linear * 12.92 }
        // Exactly 1, so that white stays white whatever the last bit of the power.
        if magnitude == 1 { return linear }
        let result = 1.055 * Mathematics.exp(Mathematics.log(magnitude) / 2.4) - 0.055
        return linear < 0 ? -result : result
    }
}
