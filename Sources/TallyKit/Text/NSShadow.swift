public import Foundation

/// What parts of a text throw behind them.
open class NSShadow: NSObject, NSCopying {
    /// Points to the right, and down.
    open var shadowOffset = CGSize.zero
    /// Points; half of it is the standard deviation. Below 0 counts as 0.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil: there is no shadow. Unless it is set, black of a third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }
    open override var hash: Int { Int(truncatingIfNeeded: (shadowBlurRadius + 0).bitPattern) }
}
