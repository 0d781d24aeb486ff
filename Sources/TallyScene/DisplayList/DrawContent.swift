/// What a segment itself draws, in the segment's own space (origin at its top left, in points).
///
/// The large cases stand aside: a frame of many moving texts costs what the cache misses of its segments cost.
public enum DrawContent: Sendable {
    case nothing
    /// Drawn with its top left corner at the origin; `color` for runs that bring none.
    case text(ShapedText, color: RGBA)
    indirect case fill(Outline, Paint, evenOdd: Bool)
    indirect case stroke(Outline, Paint, Stroke)
    /// The common shape, kept apart so that it costs no outline. Radius 0: a rectangle.
    indirect case roundedRect(Rect, radius: Double, Paint)
    indirect case image(Bitmap, in: Rect)
}

/// What the painter may show of a segment and its children, in the segment's own space.
public indirect enum Clip: Hashable, Sendable {
    case rect(Rect)
    /// A rectangle whose coverage falls linearly to 0 at its edges, over the given lengths inwards (points, 0: hard).
    case softRect(Rect, top: Double, bottom: Double, left: Double, right: Double)
    case outline(Outline, evenOdd: Bool)

    public var bounds: Rect {
        switch self {
        case .rect(let r), .softRect(let r, _, _, _, _): r
        case .outline(let o, _): o.controlBounds
        }
    }
}

extension DrawContent {
    /// What is drawn of what is behind, if anything is.
    package var material: Paint.Material? {
        switch self {
        case .nothing, .text, .image: nil
        case .fill(_, .material(let material), _), .stroke(_, .material(let material), _),
            .roundedRect(_, _, .material(let material)):
            material
        case .fill, .stroke, .roundedRect: nil
        }
    }

    /// Returns true if both surely draw the same: a drawing made anew then need not be painted anew.
    ///
    /// - Complexity: O(elements of an outline, stops of a gradient); pictures and texts are compared by identity first.
    public func isSame(as other: DrawContent) -> Bool {
        switch (self, other) {
        case (.nothing, .nothing): true
        case (.text(let a, let p), .text(let b, let q)): a === b && p == q
        case (.fill(let a, let p, let e), .fill(let b, let q, let f)): e == f && p == q && a == b
        case (.stroke(let a, let p, let s), .stroke(let b, let q, let t)): s == t && p == q && a == b
        case (.roundedRect(let a, let r, let p), .roundedRect(let b, let s, let q)): a == b && r == s && p == q
        case (.image(let a, let r), .image(let b, let s)): r == s && a == b
        default: false
        }
    }
}
