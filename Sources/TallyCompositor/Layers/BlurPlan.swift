/// A Gaussian as three box averages in a row, each with edges that count in part, so that every width between can be had.
///
/// A box of the pixels −r...r and of f times those beside them has the variance
/// (r(r+1)(2r+1)/3 + 2f(r+1)²) / (2r+1+2f); f is what makes it a third of the wanted one.
public struct BlurPlan: Equatable, Sendable {
    let radius: Int
    let edge: Float
    let inverse: Float

    /// Pixels beyond which sums would not be exact any more; wider blurs are drawn as this one.
    static let widest = 1000.0

    /// - Parameter deviation: of the Gaussian, in pixels. What is not above 0 blurs nothing.
    public init(deviation: Double) {
        let sigma = deviation > 0 ? min(deviation, Self.widest) : 0
        let variance = sigma * sigma / 3
        var r = 0
        while Double((r + 1) * (r + 2)) / 3 <= variance { r += 1 }
        let count = Double(2 * r + 1)
        let f = count * (variance - Double(r * (r + 1)) / 3) / (2 * (Double((r + 1) * (r + 1)) - variance))
        radius = r
        edge = Float(f)
        inverse = Float(1 / (count + 2 * f))
    }

    /// True if every pixel stays what it is.
    public var isIdentity: Bool { radius == 0 && edge < 1e-4 }

    /// How many pixels away one still counts.
    public var reach: Int { 3 * (radius + 1) }
}
