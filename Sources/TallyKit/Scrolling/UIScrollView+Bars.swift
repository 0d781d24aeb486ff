import Foundation

// What bars around do to a scroll view: its content begins below them, and goes under them.
extension UIScrollView {
    /// Of the safe area, what is added to the insets.
    private var barInsetsNow: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        var (down, across) = (false, false)
        switch contentInsetAdjustmentBehavior {
        case .never: break
        case .always: (down, across) = (true, true)
        case .automatic, .scrollableAxes:
            down =
                alwaysBounceVertical || contentSize.height > bounds.height
                || contentInsetAdjustmentBehavior == .automatic && isMain
            across = alwaysBounceHorizontal || contentSize.width > bounds.width
        }
        return UIEdgeInsets(
            top: down ? safe.top : 0, left: across ? safe.left : 0,
            bottom: down ? safe.bottom : 0, right: across ? safe.right : 0)
    }

    /// Whether it is what a controller shows.
    private var isMain: Bool {
        if controller != nil { return true }
        if let around, around.controller != nil, around.subviews.first === self { return true }
        return screen?.parts.contentScrollView?.view === self
    }

    /// Takes over what bars add to the insets. The content stays where it is below them.
    final func barInsetsMayDiffer() {
        let new = barInsetsNow
        let old = hold.barInsets
        guard new != old else { return }
        hold.barInsets = new
        let offset = contentOffset
        UIView.atOnce {
            contentOffset = CGPoint(x: offset.x + old.left - new.left, y: offset.y + old.top - new.top)
        }
        adjustedContentInsetDidChange()
        reachChanged()
    }

    /// What views in the content have to keep clear of: nothing where the content itself does.
    final var safeAreaOfContent: UIEdgeInsets {
        let safe = safeAreaInsets
        let bars = hold.barInsets
        return UIEdgeInsets(
            top: max(safe.top - bars.top, 0), left: max(safe.left - bars.left, 0),
            bottom: max(safe.bottom - bars.bottom, 0), right: max(safe.right - bars.right, 0))
    }

    /// What bars cover at the moment: a large title goes away as the content is scrolled.
    final var barsNow: UIEdgeInsets {
        var bars = hold.barInsets
        bars.top -= hold.bar?.collapsed(for: self) ?? 0
        return bars
    }

    /// How far the content is scrolled from where it begins below the bar.
    final var scrolledFromTop: CGFloat { contentOffset.y + contentInset.top + hold.barInsets.top }

    /// Has the bar of the screen that it stands in follow it.
    final func attachToBar() {
        guard safeAreaInsets.top > 0, contentInsetAdjustmentBehavior != .never else { return }
        guard let screen, let bar = screen.navigationController?.navigationBar else { return }
        if let followed = screen.parts.contentScrollView?.view, followed !== self { return }
        hold.bar = bar
        bar.follow(self)
    }

    /// The controller around that is a screen of a navigation controller.
    private var screen: UIViewController? {
        var responder = next
        while let current = responder {
            if let screen = current as? UIViewController, screen.navigationController != nil { return screen }
            responder = current.next
        }
        return nil
    }
}
