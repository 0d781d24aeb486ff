public import Foundation

/// What has a size that whoever holds it follows: a controller, or what presents one.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that it wishes; 0: it has no wish.
    var preferredContentSize: CGSize { get }
    /// Told when a child wishes another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size that a child gets.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Told before it gets another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    final func preferredSizeChanged() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
