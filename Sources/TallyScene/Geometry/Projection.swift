/// A projective map of the plane: the row (x, y, 1) times a 3×3 matrix, divided by the result's third component.
///
/// A point whose third component is not above 0 lies behind the eye and is shown nowhere.
public struct Projection: Hashable, Sendable {
    public var m11 = 1.0
    public var m12 = 0.0
    public var m13 = 0.0
    public var m21 = 0.0
    public var m22 = 1.0
    public var m23 = 0.0
    public var m31 = 0.0
    public var m32 = 0.0
    public var m33 = 1.0

    /// The identity.
    public init() {}

    public init(_ map: Affine) {
        m11 = map.a
        m12 = map.b
        m21 = map.c
        m22 = map.d
        m31 = map.tx
        m32 = map.ty
    }

    public init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
        (m11, m12, m13) = (a.x, a.y, a.z)
        (m21, m22, m23) = (b.x, b.y, b.z)
        (m31, m32, m33) = (c.x, c.y, c.z)
    }

    /// The same map without its third column, if that says nothing.
    public var affine: Affine? {
        guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
        if m33 == 1 { return Affine(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
        return Affine(
            a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }

    public var isFinite: Bool {
        m11 * 0 + m12 * 0 + m13 * 0 + m21 * 0 + m22 * 0 + m23 * 0 + m31 * 0 + m32 * 0 + m33 * 0 == 0
    }

    private var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        (SIMD3(m11, m12, m13), SIMD3(m21, m22, m23), SIMD3(m31, m32, m33))
    }

    /// Returns the map that applies `self` first and `outer` to its result.
    public func concatenating(_ outer: Projection) -> Projection {
        let (a, b, c) = outer.rows
        return Projection(
            rows: a * m11 + b * m12 + c * m13, a * m21 + b * m22 + c * m23, a * m31 + b * m32 + c * m33)
    }

    public func concatenating(_ outer: Affine) -> Projection { concatenating(Projection(outer)) }

    /// Nil if the map flattens the plane, or is not finite.
    public var inverse: Projection? {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return nil }
        let result = Projection(
            rows: SIMD3(c11, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22) / determinant,
            SIMD3(c12, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23) / determinant,
            SIMD3(c13, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21) / determinant)
        return result.isFinite ? result : nil
    }

    /// Returns the third component of a point's image; behind the eye unless above 0.
    public func depth(_ p: Point) -> Double { m13 * p.x + m23 * p.y + m33 }

    /// Maps a point; nil for what is behind the eye.
    public func apply(_ p: Point) -> Point? {
        let w = depth(p)
        guard w > 0 else { return nil }
        return Point(x: (m11 * p.x + m21 * p.y + m31) / w, y: (m12 * p.x + m22 * p.y + m32) / w)
    }

    /// Returns where a point of the image comes from. Nil if nothing in front of the eye is shown there.
    public func unapply(_ p: Point) -> Point? {
        guard let inverse, let source = inverse.applyEitherSide(p), depth(source) > 0 else { return nil }
        return source
    }

    private func applyEitherSide(_ p: Point) -> Point? {
        let w = depth(p)
        guard w != 0 else { return nil }
        return Point(x: (m11 * p.x + m21 * p.y + m31) / w, y: (m12 * p.x + m22 * p.y + m32) / w)
    }

    /// How near the eye, of a rectangle's greatest depth, its image still counts.
    private static let nearest = 1e-4

    /// Returns the bounding box of the image of the part of `r` before the eye. Null if there is none.
    public func apply(_ r: Rect) -> Rect {
        if r.minX > r.maxX { return r }
        if let affine { return affine.apply(r) }
        let corners = [
            Point(x: r.minX, y: r.minY), Point(x: r.maxX, y: r.minY), Point(x: r.maxX, y: r.maxY),
            Point(x: r.minX, y: r.maxY),
        ]
        let depths = corners.map(depth)
        guard let deepest = depths.max(), deepest > 0, deepest.isFinite else { return .null }
        let near = deepest * Self.nearest
        var box = Rect.null
        func add(_ p: Point) {
            guard let q = apply(p) else { return }
            box = box.union(Rect(minX: q.x, minY: q.y, maxX: q.x, maxY: q.y))
        }
        for index in 0..<4 {
            let next = (index + 1) & 3
            if depths[index] >= near { add(corners[index]) }
            guard (depths[index] < near) != (depths[next] < near) else { continue }
            let t = (near - depths[index]) / (depths[next] - depths[index])
            let from = corners[index]
            let to = corners[next]
            add(Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t))
        }
        return box
    }
}
