import Foundation
import TallyScene

/// A container whose children move past a window.
@MainActor
@_spi(Runtime) public protocol ScrollSite: Element {
    /// Returns whether it scrolls along an axis; nil is any.
    func scrolls(along axis: Axis?) -> Bool
    /// Where the window is, in the space of the container.
    var viewport: Rect { get }
    /// How far it is scrolled, or is bound for.
    var offset: CGPoint { get }
    /// The part of the window that nothing stands over.
    var safeViewport: Rect { get }
    /// The offset that it is on its way to, once the rows around there are made; nil: it is not on its way to any.
    var aimedOffset: CGPoint? { get }
    /// Shows what it aims at, now that what is there is made.
    func reachAim()
    /// Has the row that it is on its way to stay in its place; true if it does, or if something else is held already.
    func holdsPlaceItself() -> Bool
    /// Notes where a view inside is seen.
    func holdPlace(of element: Element)
    /// Has it be seen there again, whatever layout has found out about what stands before it.
    func restorePlace()
    /// The views inside whose size depends on that of the window.
    var relatives: RelativeViews { get set }

    // MARK: By hand

    /// Whether a person may scroll it.
    var isScrollEnabled: Bool { get }
    /// Whether a person may, and there is more content than window.
    var isScrollable: Bool { get }
    /// Whether the content goes on by itself after a finger has let go of it.
    var isGliding: Bool { get }
    /// Returns whether a finger that goes that way would scroll it.
    func canScroll(_ way: Point) -> Bool
    /// Called when a finger takes hold of the content where it is.
    func beginDrag()
    /// Scrolls as far as the finger has gone since it took hold.
    func drag(by way: Point)
    /// Called when the finger lets go of the content at a speed, in points a second.
    func endDrag(x: Double, y: Double)
}

extension Element {
    /// The nearest scroll view that the element stands in.
    package var scrollAround: (any ScrollSite)? {
        var next = container?.site?.element
        while let element = next {
            if let scroll = element.scrollSite { return scroll }
            next = element.container?.site?.element
        }
        return nil
    }
}

extension Site {
    /// Returns the nearest scroll view outside that scrolls along an axis (nil: any), and the rectangle in its space as
    /// shown.
    package func scrollSite(around rect: Rect, along axis: Axis?) -> (any ScrollSite, Rect)? {
        var found: (any ScrollSite, Rect)?
        walk { step, map in
            guard case .container(let element) = step, let scroll = element.scrollSite,
                scroll.scrolls(along: axis)
            else { return true }
            found = (scroll, map.apply(rect))
            return false
        }
        return found
    }
}
