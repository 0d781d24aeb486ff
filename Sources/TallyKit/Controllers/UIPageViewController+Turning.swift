import Foundation
import TallyControls
import TallyLayers

/// What a controller of pages keeps.
@MainActor
final class PageParts {
    let scroll = UIScrollView()
    /// Around each page of the row: a page's view begins at 0, 0 wherever it stands.
    var places: [ObjectIdentifier: UIView] = [:]
    let dots = UIPageControl()
    let listener = PageListener()
    var current: UIViewController?
    /// Those that can be scrolled to, the current one among them, from the first on.
    var row: [UIViewController] = []
    /// A page beside, of which a part is seen.
    var coming: UIViewController?
    var isArranging = false
    /// The dot that was shown last.
    var dot = 0
    /// The program turns the page.
    var isGoing = false
    var completion: ((Bool) -> Void)?
}

/// The view of a controller of pages.
final class PageView: UIView {
    weak var owner: UIPageViewController?

    override func layOutOwn() {
        super.layOutOwn()
        owner?.layOutPages()
    }
}

/// Hears how the pages are scrolled.
final class PageListener: NSObject, UIScrollViewDelegate {
    weak var owner: UIPageViewController?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { owner?.scrolled() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { owner?.settle() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !scrollView.isTracking { owner?.settle() } }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { owner?.settle() }
}

extension UIPageViewController {
    private var isAcross: Bool { navigationOrientation == .horizontal }
    private var length: CGFloat { (isAcross ? pages.scroll.bounds.width : pages.scroll.bounds.height) }

    final func layOutPages() {
        let bounds = view.bounds
        var frame = bounds
        if isAcross { frame.size.width += spacing } else { frame.size.height += spacing }
        if pages.scroll.frame != frame {
            pages.scroll.frame = frame
            placeRow()
        }
        let height = pages.dots.intrinsicContentSize.height
        pages.dots.frame = CGRect(
            x: 0, y: bounds.height - height - view.safeAreaInsets.bottom, width: bounds.width, height: height)
    }

    /// Puts the current page between those beside it.
    final func arrange() {
        guard isViewLoaded, let current = pages.current else { return }
        let before = dataSource?.pageViewController(self, viewControllerBefore: current)
        let after = dataSource?.pageViewController(self, viewControllerAfter: current)
        show([before, current, after].compactMap { $0 })
        let count = dataSource?.presentationCount(for: self) ?? 0
        pages.dots.isHidden = count <= 0
        pages.dots.numberOfPages = max(count, 0)
    }

    private func show(_ row: [UIViewController]) {
        let old = pages.row
        pages.row = []
        for page in row where !pages.row.contains(where: { $0 === page }) { pages.row.append(page) }
        for page in old where !pages.row.contains(where: { $0 === page }) {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
            pages.places.removeValue(forKey: ObjectIdentifier(page))?.removeFromSuperview()
            page.removeFromParent()
        }
        for page in pages.row where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        placeRow()
    }

    private func placeRow() {
        pages.isArranging = true
        let (scroll, size) = (pages.scroll, view.bounds.size)
        let count = CGFloat(pages.row.count)
        scroll.contentSize = CGSize(
            width: isAcross ? length * count : size.width, height: isAcross ? size.height : length * count)
        UIView.atOnce {
            for (index, page) in pages.row.enumerated() {
                let way = CGFloat(index) * length
                let place = pages.places[ObjectIdentifier(page)] ?? UIView()
                pages.places[ObjectIdentifier(page)] = place
                place.frame = CGRect(origin: isAcross ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way), size: size)
                if place.around !== scroll { scroll.addSubview(place) }
                page.view.frame = CGRect(origin: .zero, size: size)
                if page.view.around !== place { place.addSubview(page.view) }
            }
            let place = CGFloat(pages.row.firstIndex { $0 === pages.current } ?? 0) * length
            scroll.setContentOffset(isAcross ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place), animated: false)
        }
        pages.isArranging = false
    }

    /// Another page comes by the program.
    final func go(to new: UIViewController, isForward: Bool, animated: Bool, _ completion: ((Bool) -> Void)?) {
        settle()
        let old = pages.current
        guard animated, isShown, let old, old !== new, length > 0 else {
            if isShown, old !== new { old?.beginAppearanceTransition(false, animated: false) }
            pages.current = new
            arrange()
            if isShown {
                new.beginAppearanceTransition(true, animated: false)
                if appearance.state == .there { new.endAppearanceTransition() }
            }
            if old !== new { old?.endAppearanceTransition() }
            showDot()
            completion?(true)
            return
        }
        show(isForward ? [old, new] : [new, old])
        pages.isGoing = true
        pages.completion = completion
        let way = isForward ? length : 0
        pages.scroll.setContentOffset(isAcross ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way), animated: true)
    }

    private func showDot() {
        guard let dataSource, !pages.dots.isHidden else { return }
        pages.dot = dataSource.presentationIndex(for: self)
        pages.dots.currentPage = pages.dot
    }

    /// A page beside comes into view, or another one than before.
    final func scrolled() {
        guard !pages.isArranging, length > 0, let current = pages.current else { return }
        let place = CGFloat(pages.row.firstIndex { $0 === current } ?? 0)
        let offset = (isAcross ? pages.scroll.contentOffset.x : pages.scroll.contentOffset.y) / length - place
        let index = Int(place) + (offset > 0.001 ? 1 : offset < -0.001 ? -1 : 0)
        let seen = pages.row.indices.contains(index) && index != Int(place) ? pages.row[index] : nil
        guard seen !== pages.coming else { return }
        // It has gone back to where it was.
        if seen == nil, !pages.isGoing { return settle() }
        if let gone = pages.coming {
            gone.beginAppearanceTransition(false, animated: true)
            gone.endAppearanceTransition()
        }
        pages.coming = seen
        guard let seen, isShown else { return }
        if !pages.isGoing { delegate?.pageViewController(self, willTransitionTo: [seen]) }
        if current.isShown { current.beginAppearanceTransition(false, animated: true) }
        seen.beginAppearanceTransition(true, animated: true)
        seen.tellIsAppearing()
    }

    /// The pages have come to rest: the one that is seen is the current one.
    final func settle() {
        guard let old = pages.current, let coming = pages.coming, length > 0 else { return }
        pages.coming = nil
        let offset = (isAcross ? pages.scroll.contentOffset.x : pages.scroll.contentOffset.y) / length
        let index = min(max(Int(offset.rounded()), 0), max(pages.row.count - 1, 0))
        let new = pages.isGoing ? coming : pages.row.indices.contains(index) ? pages.row[index] : old
        pages.current = new
        let gone = new === old ? coming : old
        if new === old {
            old.beginAppearanceTransition(true, animated: true)
            old.tellIsAppearing()
        }
        gone.beginAppearanceTransition(false, animated: true)
        gone.endAppearanceTransition()
        new.endAppearanceTransition()
        let (wasGoing, completion) = (pages.isGoing, pages.completion)
        pages.isGoing = false
        pages.completion = nil
        if !wasGoing, new !== old, !pages.dots.isHidden {
            let isAfter = pages.row.firstIndex { $0 === new } ?? 0 > pages.row.firstIndex { $0 === old } ?? 0
            pages.dot += isAfter ? 1 : -1
            pages.dots.currentPage = pages.dot
        }
        arrange()
        if wasGoing {
            showDot()
            completion?(true)
        } else {
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: new !== old)
        }
    }

    /// A dot was pressed: a page on, or back.
    final func dotPressed() {
        guard let current = pages.current, let place = pages.row.firstIndex(where: { $0 === current }) else { return }
        let isForward = pages.dots.currentPage > pages.dot
        let next = place + (isForward ? 1 : -1)
        guard pages.row.indices.contains(next) else { return pages.dots.currentPage = pages.dot }
        go(to: pages.row[next], isForward: isForward, animated: true, nil)
    }
}
