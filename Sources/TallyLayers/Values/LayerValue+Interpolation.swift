internal import Foundation
internal import TallyCore
internal import TallyScene

extension LayerValue {
    /// Returns the value part of the way to another; the fraction is not held to 0…1.
    ///
    /// A colour and none: the colour fades. Paths that do not match: the new one. Other values that do not match, lists of
    /// unequal lengths among them, switch at the middle. Pictures and texts cross-fade.
    ///
    /// - Complexity: O(1) without allocations for numbers, points, rectangles, colours and transforms.
    package func interpolated(to other: LayerValue, fraction t: Double) -> LayerValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + (b - a) * t)
        case (.pair(let a), .pair(let b)): return .pair(a + (b - a) * t)
        case (.rect(let a), .rect(let b)): return .rect(a + (b - a) * t)
        case (.color(let a), .color(let b)): return .color(a.mixed(with: b, t))
        case (.none, .color(let b)): return .color(b.faded.mixed(with: b, t))
        case (.color(let a), .none): return .color(a.mixed(with: a.faded, t))
        case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, fraction: t))
        case (.path(let a), .path(let b)): return .path(a.interpolated(to: b, fraction: t))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + ($1 - $0) * t })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { $0.mixed(with: $1, t) })
        case (.object, .object), (.none, .object), (.object, .none):
            return CrossFade.value(from: self, to: other, fraction: t)
        case (_, .path): return other
        default: return t < 0.5 ? self : other
        }
    }
}

extension RGBA {
    /// The same colour, not to be seen.
    fileprivate var faded: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 0) }

    fileprivate func mixed(with other: RGBA, _ t: Double) -> RGBA {
        let (a, b) = (SIMD4(self), SIMD4(other))
        return RGBA(a + (b - a) * t)
    }
}

extension CGPath {
    /// Returns the path whose points are part of the way to another's; the other if its elements are of other kinds.
    ///
    /// - Complexity: O(elements), and an allocation.
    package func interpolated(to other: CGPath, fraction t: Double) -> CGPath {
        let (from, to) = (path.outline.elements, other.path.outline.elements)
        guard from.count == to.count else { return other }
        func mix(_ a: Point, _ b: Point) -> Point { Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        var outline = PathOutline()
        for (a, b) in zip(from, to) {
            switch (a, b) {
            case (.move(let a), .move(let b)): outline.move(to: mix(a, b))
            case (.line(let a), .line(let b)): outline.line(to: mix(a, b))
            case (.quad(let a, let c), .quad(let b, let d)): outline.quad(to: mix(a, b), control: mix(c, d))
            case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
                outline.curve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
            case (.close, .close): outline.close()
            default: return other
            }
        }
        return CGPath(Path(storage: .outline(outline)))
    }
}
