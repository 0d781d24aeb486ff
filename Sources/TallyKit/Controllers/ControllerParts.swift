import Foundation

/// What few controllers say of themselves and what those around say to them.
@MainActor
package final class ControllerParts {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBar = false
    var edges = UIRectEdge.all
    var goesUnderOpaqueBars = false
    /// What the program adds to the safe area.
    var additionalSafeArea = UIEdgeInsets.zero
    /// What bars of the controllers around cover.
    var bars = UIEdgeInsets.zero
    /// Whether the selection of a table or a collection goes as the screen comes back.
    var clearsSelection = true
    var isEditing = false
    /// The button that begins and ends editing.
    var editButton: UIBarButtonItem?
    /// What shows SwiftUI as the controller's view.
    var scrollView: WeakScrollView?
    /// The scroll view that bars go by, where the program says so.
    var contentScrollView: WeakScrollView?

    nonisolated init() {}
}

/// A scroll view that may be gone.
@MainActor
struct WeakScrollView {
    weak var view: UIScrollView?
}
