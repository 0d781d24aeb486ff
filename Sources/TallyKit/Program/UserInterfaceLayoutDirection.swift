extension UIApplication {
    /// Whether the program is read from the right, as the stage or window says.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIWindow.ofHost.effectiveUserInterfaceLayoutDirection
    }
}

extension UIView {
    /// The direction in which views of a kind of content stand; that of the program where the kind has none.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: UIApplication.shared.userInterfaceLayoutDirection
        }
    }
}
