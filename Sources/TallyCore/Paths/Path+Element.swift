import Foundation
import TallyScene

extension Path {
    /// A piece of a path; each starts where the one before ends.
    @frozen
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    public func forEach(_ body: (Path.Element) -> Void) {
        for element in outline.elements {
            switch element {
            case .move(let p): body(.move(to: CGPoint(p)))
            case .line(let p): body(.line(to: CGPoint(p)))
            case .quad(let p, let c): body(.quadCurve(to: CGPoint(p), control: CGPoint(c)))
            case .curve(let p, let c1, let c2):
                body(.curve(to: CGPoint(p), control1: CGPoint(c1), control2: CGPoint(c2)))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// True if there is no element at all.
    public var isEmpty: Bool {
        if case .outline(let outline) = storage { outline.outline.isEmpty } else { false }
    }

    /// Where the next element would start; nil before the first.
    public var currentPoint: CGPoint? { elements.current.map(CGPoint.init) }

    /// Returns the path moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// Returns the path mapped. Empty if the map is not finite.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var result = PathOutline()
        result.add(outline, transform.affine)
        return Path(storage: .outline(result))
    }
}
