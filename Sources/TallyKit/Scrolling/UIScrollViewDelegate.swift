public import Foundation

/// Who is told how a scroll view scrolls.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called with every change of the offset, whoever makes it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when a finger begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger lets go, before the content glides.
    ///
    /// - Parameters:
    ///   - velocity: of the offset, in points a millisecond.
    ///   - targetContentOffset: where it will come to rest; what is written there is where it does instead.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// - Parameter decelerate: whether the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has come to rest by itself, or a finger has stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called at the end of an animated change of the offset that nothing has cut off.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A scroll view, or a view that is one, whose delegate is of a kind of its own.
///
/// Swift does not let a class give an inherited property another type, as the headers of Objective-C do; a property of a protocol's
/// extension gives way to one of the class.
@MainActor @preconcurrency
public protocol _ScrollDelegateOwner: AnyObject {
    var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _ScrollDelegateOwner {
    public var delegate: (any UIScrollViewDelegate)? {
        get { _scrollDelegate }
        set { _scrollDelegate = newValue }
    }
}
