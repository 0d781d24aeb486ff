import Foundation
import TallyCore

/// A shape that can draw itself a given distance within its rectangle, as the stroke of a border needs.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// Returns the shape that is `amount` points smaller at each side; larger if negative.
    func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// Returns the rectangle as `insetBy(dx:dy:)` does, but it shrinks to its middle rather than to nothing.
    func shrunk(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return self }
        let dx = Swift.min(amount, size.width / 2)
        let dy = Swift.min(amount, size.height / 2)
        return CGRect(
            x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    }
}
