internal import TallyCompositor
internal import TallyScene

/// A blur and a displacement in device pixels.
struct LayerBlur {
    let across: BlurPlan
    let down: BlurPlan
    /// Whole pixels to the left and above of where the picture is moved to, and the parts that are left, 0 ..< 1.
    let x: Int
    let y: Int
    let partX: Double
    let partY: Double

    /// Under a map that turns and stretches at once, the blur is that of the mean scale in both directions.
    init(_ deviation: Double, _ transform: Affine, x: Double = 0, y: Double = 0) {
        let deviation = min(deviation, LayerEffect.widest)
        let mean = abs(transform.determinant).squareRoot()
        across = BlurPlan(deviation: deviation * (transform.isAxisAligned ? abs(transform.a) : mean))
        down = BlurPlan(deviation: deviation * (transform.isAxisAligned ? abs(transform.d) : mean))
        let dx = Self.sanitized(transform.a * x + transform.c * y)
        let dy = Self.sanitized(transform.b * x + transform.d * y)
        self.x = Int(dx.rounded(.down))
        self.y = Int(dy.rounded(.down))
        partX = dx - dx.rounded(.down)
        partY = dy - dy.rounded(.down)
    }

    private static func sanitized(_ distance: Double) -> Double { abs(distance) < 1e6 ? distance : 0 }

    var isIdentity: Bool { across.isIdentity && down.isIdentity }
}
