import Foundation

extension CGSize {
    /// Not-a-number and negative extents count as 0, infinite ones as the largest that drawing can hold.
    package var sanitized: CGSize { CGSize(width: width.sanitizedExtent, height: height.sanitizedExtent) }
}

extension CGFloat {
    /// 0 for what is not finite.
    package var orZero: CGFloat { isFinite ? self : 0 }

    /// 0 for what is not a length; large but finite for infinity.
    package var sanitizedExtent: CGFloat { isNaN || self < 0 ? 0 : Swift.min(self, 1e9) }
}
