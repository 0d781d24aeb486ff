import TallyCore
import TallyScene

/// What the effects on colours, of views and of canvases, come down to.
extension TallyScene.ColorMatrix {
    static func brightness(_ amount: Double) -> Self { .init(factor: 1, constant: amount) }

    static func contrast(_ amount: Double) -> Self { .init(factor: amount, constant: (1 - amount) / 2) }

    static func grayscale(_ amount: Double) -> Self { .init(saturation: 1 - min(max(amount, 0), 1)) }

    /// Returns the matrix that leads from the colour (0) to its inverse (1).
    static func inversion(_ amount: Double) -> Self { .init(factor: 1 - 2 * amount, constant: amount) }

    static func hueRotation(_ radians: Double) -> Self {
        if radians == 0 { return .identity }
        let (sine, cosine) = Angle(radians: radians).sineAndCosine
        return .init(hueSine: sine, cosine: cosine)
    }
}
