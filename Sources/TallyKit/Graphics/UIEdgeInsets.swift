public import Foundation

/// Distances inwards from the edges of a rectangle, in points; the left is the left whatever the language.
public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets()

    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension CGRect {
    /// Returns the rectangle within the distances; null if they leave nothing.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        let inner = CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
        // A rectangle of negative size would turn over.
        return width < insets.left + insets.right || height < insets.top + insets.bottom ? .null : inner
    }
}
