public import Foundation
internal import TallyCore

// How exact areas are, and what becomes of open subpaths, is that of `Path.union(_:eoFill:)` and of those beside it.

extension CGPath {
    /// Returns a path with the same area whose lines do not cross; its holes run against what is around them.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.normalized(eoFill: rule == .evenOdd))
    }

    /// Returns the area that either has, closed.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area that both have, closed; where they only touch, there is none.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area that this path has and the other has not, closed.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area that one of the two has and the other has not, closed.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns what of this path's line runs inside the area of the other; the pieces are open.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns what of this path's line runs outside of the area of the other; the pieces are open.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }

    /// Whether both have a part of their areas in common; to touch is not enough.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
    }

    /// Returns the parts of the area that hang together, each with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let subpaths = path.normalized(eoFill: rule == .evenOdd).subpaths
        // How many others a subpath lies in tells whether it is a hole: they do not cross, and a corner of one is on no other.
        let depths = subpaths.indices.map { index in
            subpaths.indices.count { $0 != index && subpaths[$0].contains(subpaths[index].corner) }
        }
        return subpaths.indices.filter { depths[$0].isMultiple(of: 2) }.map { index in
            var part = subpaths[index]
            for hole in subpaths.indices where depths[hole] == depths[index] + 1 {
                if subpaths[index].contains(subpaths[hole].corner) { part.addPath(subpaths[hole]) }
            }
            return CGPath(part)
        }
    }

    /// Returns the path of lines alone, which are nowhere farther off its curves.
    ///
    /// - Parameter threshold: In points; one that is not above 0, or no number, counts as a hundredth.
    public func flattened(threshold: CGFloat) -> CGPath {
        let threshold = threshold > 0 && threshold.isFinite ? threshold : 0.01
        var flat = Path()
        var (here, start) = (CGPoint.zero, CGPoint.zero)
        /// - Parameter bend: how far the curve may be off one line, by which the error of several falls with the square of their number.
        func add(_ bend: CGFloat, to end: CGPoint, _ point: (CGFloat) -> CGPoint) {
            let count = bend.isFinite ? Int(min((bend / threshold).squareRoot().rounded(.up), 4096)) : 1
            for step in 1..<max(count, 1) { flat.addLine(to: point(CGFloat(step) / CGFloat(count))) }
            flat.addLine(to: end)
            here = end
        }
        path.forEach { element in
            let from = here
            switch element {
            case .move(let to):
                flat.move(to: to)
                (here, start) = (to, to)
            case .line(let to):
                flat.addLine(to: to)
                here = to
            case .quadCurve(let to, let control):
                add(from.bend(control, to) / 4, to: to) { t in
                    let s = 1 - t
                    return from.weighed(s * s, control, 2 * s * t, to, t * t)
                }
            case .curve(let to, let first, let second):
                add(max(from.bend(first, second), first.bend(second, to)) * 0.75, to: to) { t in
                    let s = 1 - t
                    let begun = from.weighed(s * s * s, first, 3 * s * s * t, second, 3 * s * t * t)
                    return CGPoint(x: begun.x + t * t * t * to.x, y: begun.y + t * t * t * to.y)
                }
            case .closeSubpath:
                flat.closeSubpath()
                here = start
            }
        }
        return CGPath(flat)
    }
}

extension CGPoint {
    /// Returns the length of the second difference of three points.
    fileprivate func bend(_ control: CGPoint, _ end: CGPoint) -> CGFloat {
        hypot(x - 2 * control.x + end.x, y - 2 * control.y + end.y)
    }

    fileprivate func weighed(
        _ own: CGFloat, _ second: CGPoint, _ two: CGFloat, _ third: CGPoint, _ three: CGFloat
    ) -> CGPoint {
        CGPoint(
            x: own * x + two * second.x + three * third.x, y: own * y + two * second.y + three * third.y)
    }
}

extension Path {
    /// Each with its own beginning.
    fileprivate var subpaths: [Path] {
        var found: [Path] = []
        forEach { element in
            if case .move = element { found.append(Path()) }
            if found.isEmpty { found.append(Path()) }
            let last = found.count - 1
            switch element {
            case .move(let to): found[last].move(to: to)
            case .line(let to): found[last].addLine(to: to)
            case .quadCurve(let to, let control): found[last].addQuadCurve(to: to, control: control)
            case .curve(let to, let first, let second):
                found[last].addCurve(to: to, control1: first, control2: second)
            case .closeSubpath: found[last].closeSubpath()
            }
        }
        return found.filter { !$0.isEmpty }
    }

    /// Where a subpath begins.
    fileprivate var corner: CGPoint {
        var corner: CGPoint?
        forEach { element in
            if case .move(let to) = element, corner == nil { corner = to }
        }
        return corner ?? .zero
    }
}
