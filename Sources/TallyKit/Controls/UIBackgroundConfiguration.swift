public import Foundation

/// What lies behind the content of a button.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// Counts where the button's corner style is `fixed` or `dynamic`.
    public var cornerRadius: CGFloat = 0
    /// How far it stays away from the button's edges.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Nil: what the button's configuration says.
    public var backgroundColor: UIColor?
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    public static func == (a: Self, b: Self) -> Bool {
        a.cornerRadius == b.cornerRadius && a.backgroundInsets == b.backgroundInsets
            && a.backgroundColor == b.backgroundColor && a.strokeColor == b.strokeColor
            && a.strokeWidth == b.strokeWidth && a.image === b.image && a.imageContentMode == b.imageContentMode
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(strokeWidth)
    }
}
