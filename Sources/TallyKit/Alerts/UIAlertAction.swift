public import Foundation

/// One of the answers that an alert takes.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Escape stands for it; it stands apart from the others.
        case cancel = 1
        /// It is red.
        case destructive = 2
    }

    public let title: String?
    public let style: Style
    /// Whether it can be chosen.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { changed() } }
    }
    let handler: ((UIAlertAction) -> Void)?
    /// Told of another look.
    var changed: () -> Void = {}

    /// - Parameter handler: called once the alert has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
