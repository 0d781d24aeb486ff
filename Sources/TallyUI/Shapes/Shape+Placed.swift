import Foundation
import TallyCore

extension Shape {
    /// Returns the path of the shape over bounds anywhere: a shape is asked for its path in a rectangle that begins at (0, 0), which
    /// shapes of programs count on, and the path is moved there.
    func path(over bounds: CGRect) -> Path {
        let path = path(in: CGRect(origin: .zero, size: bounds.size))
        return bounds.origin == .zero ? path : path.offsetBy(dx: bounds.minX, dy: bounds.minY)
    }

    /// Returns whether the shape is shown mirrored where text runs that way.
    func isMirrored(in direction: LayoutDirection) -> Bool { layoutDirectionBehavior == .mirrors(in: direction) }
}

extension Path {
    /// Returns the path with left and right exchanged in the bounds, if that is wanted.
    func mirrored(_ isMirrored: Bool = true, in bounds: CGRect) -> Path {
        isMirrored ? applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0)) : self
    }
}
