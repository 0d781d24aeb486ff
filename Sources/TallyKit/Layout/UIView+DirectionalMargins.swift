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
