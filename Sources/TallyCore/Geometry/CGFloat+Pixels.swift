package import Foundation

extension CGFloat {
    /// Returns the next length that is a whole number of pixels.
    ///
    /// - Parameter scale: pixels in a point, more than 0.
    package func roundedUp(to scale: CGFloat) -> CGFloat {
        // What is off by rounding alone does not take a pixel more.
        ((self * scale) - 1e-6).rounded(.up) / scale
    }
}
