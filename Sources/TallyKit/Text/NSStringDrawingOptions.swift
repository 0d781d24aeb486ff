public import Foundation

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Lines are broken at the width, and the first one hangs from the top; without it there is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Changes nothing: lines are always as high as their font says with the space between them.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Changes nothing: letters are measured as they are set.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// What has no room in the height ends in an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Says how a text was drawn.
open class NSStringDrawingContext: NSObject {
    /// Changes nothing: texts are not drawn smaller.
    open var minimumScaleFactor: CGFloat = 0
    open private(set) var actualScaleFactor: CGFloat = 1
    /// The place that the text last measured or drawn took.
    open internal(set) var totalBounds = CGRect.zero
}
