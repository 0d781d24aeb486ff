public import Foundation

/// A button that a row shows as it is swiped.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal = 0
        /// Red.
        case destructive = 1
    }

    /// Calls its last argument once it is done: the row closes then.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public final let style: Style
    public final let handler: Handler
    open var title: String?
    /// Above the title, in white.
    open var image: UIImage?
    /// Grey, or red where the action is destructive, at first.
    open var backgroundColor: UIColor!

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}

/// What a row shows as it is swiped.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    /// The first stands at the edge.
    public final let actions: [UIContextualAction]
    /// Whether a finger that goes over more than half of the row does the first action.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
