public import Foundation

/// Distances inwards from the edges of a rectangle, in points; leading is where one begins to read.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public static let zero = NSDirectionalEdgeInsets()

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension UIView {
    /// The layout margins by the direction of reading at the time.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let (margins, isTurned) = (layoutMargins, layoutDirection == .rightToLeft)
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isTurned ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isTurned ? margins.left : margins.right)
        }
        set {
            let isTurned = layoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isTurned ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isTurned ? newValue.leading : newValue.trailing)
        }
    }
}
