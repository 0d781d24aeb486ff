public import Foundation

/// What would point at where a popover comes from. Nothing is presented as one: it is a sheet, as on a phone.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    open var sourceItem: Any?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor?
    open var popoverLayoutMargins = UIEdgeInsets.zero
    open var canOverlapSourceViewRect = false
}

/// On which sides of what it points at a popover may stand.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let any: Self = [.up, .down, .left, .right]
    public static let unknown = Self(rawValue: .max)
}

extension UIViewController {
    /// Nil, as on a phone: what is to be a popover is a sheet.
    public var popoverPresentationController: UIPopoverPresentationController? { nil }
}
