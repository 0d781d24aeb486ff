import Foundation
import TallyScene

/// The sizes of a rectangle's corners, by where they are on the screen.
package struct CornerSizes: Hashable, Sendable {
    package var topLeft: Size
    package var topRight: Size
    package var bottomRight: Size
    package var bottomLeft: Size

    package init(topLeft: Size, topRight: Size, bottomRight: Size, bottomLeft: Size) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    package init(all size: Size) {
        self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
    }

    /// Returns the sizes, each held within 0 and half of the rectangle; NaN counts as 0.
    func clamped(in rect: Rect) -> CornerSizes {
        func clamped(_ size: Size) -> Size {
            func clamped(_ length: Double, _ side: Double) -> Double {
                length > 0 ? Swift.min(length, side / 2) : 0
            }
            return Size(width: clamped(size.width, rect.width), height: clamped(size.height, rect.height))
        }
        return CornerSizes(
            topLeft: clamped(topLeft), topRight: clamped(topRight), bottomRight: clamped(bottomRight),
            bottomLeft: clamped(bottomLeft))
    }
}
