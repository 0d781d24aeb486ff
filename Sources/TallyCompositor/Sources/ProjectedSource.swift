/// A premultiplied picture seen through a projective map, bilinearly; beyond its edges there is nothing.
///
/// Each stretch of a row looks at the picture halved as often as the map reduces it there, across and down on their own, so that a
/// pixel is one place looked at, whatever the angle.
public struct ProjectedSource {
    let pictures: ReducedPictures
    let map: ProjectiveMap

    /// `map` takes the canvas to the picture's pixels, its border not counted.
    public init(_ pictures: ReducedPictures, map: ProjectiveMap) {
        self.pictures = pictures
        self.map = map
    }

    /// Pixels that share a picture: from each multiple on, so that where a row begins changes nothing of it.
    static let stretch = 16

    /// Returns how often the picture is halved, across and down, for the pixels around a place of the canvas.
    @inline(__always)
    func halvings(x: Double, y: Double) -> (across: Int, down: Int) {
        let w = map.m13 * x + map.m23 * y + map.m33
        let inverse = 1 / w
        let u = (map.m11 * x + map.m21 * y + map.m31) * inverse
        let v = (map.m12 * x + map.m22 * y + map.m32) * inverse
        /// Returns the halvings for the squared length of what a pixel covers in one direction.
        @inline(__always)
        func halvings(_ a: Double, _ b: Double) -> Int {
            let covered = (a * a + b * b) * (inverse * inverse * Self.share)
            // From 1 on, the exponent counts doublings of the square: two are one of the length.
            let exponent = Int(truncatingIfNeeded: covered.bitPattern &>> 52) &- 1023
            return covered >= 1 ? Swift.min(exponent &>> 1 &+ 1, ReducedPictures.most) : 0
        }
        return (
            halvings(map.m11 - u * map.m13, map.m21 - u * map.m23),
            halvings(map.m12 - v * map.m13, map.m22 - v * map.m23)
        )
    }

    /// A pixel covers less than two pixels of the picture in each direction, of which two are mixed.
    private static let share = 0.25
}

/// Canvas coordinates to a source's own: the row (x, y, 1) times a 3×3 matrix, divided by the third component.
public struct ProjectiveMap: Sendable {
    let m11: Double
    let m12: Double
    let m13: Double
    let m21: Double
    let m22: Double
    let m23: Double
    let m31: Double
    let m32: Double
    let m33: Double

    public init(
        _ m11: Double, _ m12: Double, _ m13: Double, _ m21: Double, _ m22: Double, _ m23: Double, _ m31: Double,
        _ m32: Double, _ m33: Double
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
    }
}
