import Foundation
import TallyCore

extension Shape {
    /// Returns the path of the shape over bounds anywhere: a shape is asked for its path in a rectangle that begins at (0, 0), which
    /// shapes of programs count on, and the path is moved there.
    func path(over bounds: CGRect) -> Path {
        let path = path(in: CGRect(origin: .zero, size: bounds.size))
        return bounds.origin == .zero ? path : path.offsetBy(dx: bounds.minX, dy: bounds.minY)
    }
}
