import TallyMotion
import TallyScene

extension Color.Resolved {
    /// Linear red, green, blue and opacity, all × 128: what a colour's animation runs on.
    package var vector: Vector4 {
        Vector4(
            SIMD4(Double(linearRed), Double(linearGreen), Double(linearBlue), Double(opacity)) * animatableUnit)
    }

    package init(_ vector: Vector4) {
        let c = vector.components / animatableUnit
        self.init(linearRed: Float(c.x), linearGreen: Float(c.y), linearBlue: Float(c.z), opacity: Float(c.w))
    }

    package init(_ rgba: RGBA) {
        self.init(
            linearRed: Float(ColorTransfer.linear(rgba.red)), linearGreen: Float(ColorTransfer.linear(rgba.green)),
            linearBlue: Float(ColorTransfer.linear(rgba.blue)), opacity: Float(rgba.alpha))
    }

    /// Gamma-encoded, as the painter takes it.
    package var rgba: RGBA { RGBA(linear: vector) }

    package func multiplyingOpacity(by factor: Double) -> Color.Resolved {
        var copy = self
        copy.opacity *= Float(factor)
        return copy
    }
}

extension RGBA {
    /// From linear components and opacity × 128. NaN counts as 0; opacity is held within 0...1.
    package init(linear vector: Vector4) {
        let c = vector.components / animatableUnit
        func component(_ value: Double) -> Double { value.isNaN ? 0 : ColorTransfer.encoded(value) }
        self.init(
            red: component(c.x), green: component(c.y), blue: component(c.z),
            alpha: c.w.isNaN ? 0 : min(max(c.w, 0), 1))
    }
}
