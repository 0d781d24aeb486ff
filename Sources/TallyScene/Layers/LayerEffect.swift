/// What happens to the inside of a segment, once that is drawn into a picture of its own, before it is laid over the rest.
///
/// Lengths are points of the segment's own space. What is not finite, or below 0 where that has no sense, counts as 0.
public indirect enum LayerEffect: Hashable, Sendable {
    /// The picture as it is: opacity and blending are those of the whole.
    case group
    /// A Gaussian blur of this standard deviation. An opaque one ends sharply at the edges of the inside, over black.
    case blur(deviation: Double, isOpaque: Bool)
    /// The inside's own coverage in one colour, blurred, behind it.
    case shadow(RGBA, deviation: Double, x: Double, y: Double)
    /// Several, from the nearest to the inside.
    case shadows([LayerShadow])
    case colors(ColorMatrix)
    /// One colour where the inside's alpha lies within a range, ends included, and nothing elsewhere.
    case threshold(ClosedRange<Double>, RGBA)
    case blended(Blending)
    /// The last of the segment's children is not shown: its opacity becomes that of the others.
    case mask

    /// How many standard deviations a blur reaches; beyond it less than a 255th of the ink is left.
    public static let reach = 3.0

    /// Returns where the effect puts ink at most.
    package func extent(of inside: Rect) -> Rect {
        if inside.isEmpty { return inside }
        switch self {
        case .group, .colors, .threshold, .blended, .mask: return inside
        case .blur(let deviation, let isOpaque): return isOpaque ? inside : inside.insetBy(-Self.reach(deviation))
        case .shadow(_, let deviation, let x, let y):
            return inside.union(Self.shadow(of: inside, deviation, x, y))
        case .shadows(let shadows):
            return shadows.reduce(inside) { extent, shadow in
                shadow.isInner
                    ? extent : extent.union(Self.shadow(of: inside, shadow.deviation, shadow.x, shadow.y))
            }
        }
    }

    private static func shadow(of inside: Rect, _ deviation: Double, _ x: Double, _ y: Double) -> Rect {
        inside.insetBy(-reach(deviation)).offset(x: x, y: y)
    }

    /// Points beyond which a blur is drawn as this one: nothing of a picture is left to be seen.
    public static let widest = 250.0

    private static func reach(_ deviation: Double) -> Double { deviation > 0 ? reach * min(deviation, widest) : 0 }
}

/// A shadow among several of one drawing.
public struct LayerShadow: Hashable, Sendable {
    public var color: RGBA
    /// The standard deviation of its blur, in points.
    public var deviation: Double
    /// Points to the right, and down.
    public var x: Double
    public var y: Double
    /// Thrown by the edges upon what is inside of them, and not by the whole beneath it.
    public var isInner: Bool

    public init(color: RGBA, deviation: Double, x: Double, y: Double, isInner: Bool) {
        self.color = color
        self.deviation = deviation
        self.x = x
        self.y = y
        self.isInner = isInner
    }
}

/// How a picture's colours are put onto those below it; the formulas of W3C Compositing and Blending Level 1.
///
/// The two of "plus" are Core Graphics': the sum, and the sum less one.
public enum Blending: UInt8, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, xor, plusDarker, plusLighter
}
