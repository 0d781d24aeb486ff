/// A map (x, y) → (a·x + c·y + tx, b·x + d·y + ty).
public struct Affine: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    @inlinable public static func translation(x: Double, y: Double) -> Affine {
        Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    @inlinable public static func scale(x: Double, y: Double) -> Affine {
        Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
    @inlinable public var isAxisAligned: Bool { b == 0 && c == 0 }

    /// Returns the map that applies `self` first and `outer` to its result.
    @inlinable public func concatenating(_ outer: Affine) -> Affine {
        if isTranslation && outer.isTranslation {
            return Affine(a: 1, b: 0, c: 0, d: 1, tx: tx + outer.tx, ty: ty + outer.ty)
        }
        return Affine(
            a: a * outer.a + b * outer.c, b: a * outer.b + b * outer.d,
            c: c * outer.a + d * outer.c, d: c * outer.b + d * outer.d,
            tx: tx * outer.a + ty * outer.c + outer.tx, ty: tx * outer.b + ty * outer.d + outer.ty)
    }

    @inlinable public func apply(_ p: Point) -> Point {
        Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
    }

    /// Returns the bounding box of the image of `r`. A null rectangle stays null.
    @inlinable public func apply(_ r: Rect) -> Rect {
        if r.minX > r.maxX { return r }
        if isTranslation { return r.offset(x: tx, y: ty) }
        let p = apply(Point(x: r.minX, y: r.minY))
        if b == 0, c == 0, a > 0, d > 0 {
            return Rect(minX: p.x, minY: p.y, maxX: a * r.maxX + tx, maxY: d * r.maxY + ty)
        }
        let q = apply(Point(x: r.maxX, y: r.minY))
        let s = apply(Point(x: r.maxX, y: r.maxY))
        let t = apply(Point(x: r.minX, y: r.maxY))
        return Rect(
            minX: Swift.min(p.x, q.x, s.x, t.x), minY: Swift.min(p.y, q.y, s.y, t.y),
            maxX: Swift.max(p.x, q.x, s.x, t.x), maxY: Swift.max(p.y, q.y, s.y, t.y))
    }

    public var determinant: Double { a * d - b * c }

    /// Nil if the map flattens the plane, or is not finite.
    public var inverse: Affine? {
        let det = determinant
        guard det != 0, det.isFinite else { return nil }
        return Affine(
            a: d / det, b: -b / det, c: -c / det, d: a / det,
            tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }
}
