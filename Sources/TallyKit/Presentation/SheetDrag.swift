import Foundation
import TallyControls
import TallyLayers

/// The finger that pulls a sheet up and down, and the tap beside it.
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private weak var sheet: UISheetPresentationController?
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private(set) var isDragging = false
    /// The height of the sheet where the finger took hold of it.
    private var start: CGFloat = 0

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        pan.delegate = self
        pan.addTarget(nil) { [weak self] (pan: UIPanGestureRecognizer) in
            if let self, let sheet = self.sheet { follow(pan, sheet) }
        }
        tap.addTarget(nil) { [weak self] (_: UITapGestureRecognizer) in self?.sheet?.dismissByHand(velocity: 0) }
    }

    func attach() {
        guard let sheet else { return }
        sheet.card.addGestureRecognizer(pan)
        sheet.dimming.addGestureRecognizer(tap)
        sheet.card.pulls = { [weak self] scroll, way in
            guard let self, let sheet = self.sheet else { return false }
            return goesFirst(scroll, upwards: way.y < 0, sheet)
        }
    }

    private func follow(_ pan: UIPanGestureRecognizer, _ sheet: UISheetPresentationController) {
        switch pan.state {
        case .began:
            guard !sheet.presentedViewController.modal.isBeingDismissed else { return }
            take(sheet)
            if sheet.isOpen, !sheet.presentedViewController.modal.isBeingDismissed {
                move(pan, sheet)
            } else {
                isDragging = false
            }
        case .changed: move(pan, sheet)
        case .ended: letGo(pan.velocity(in: sheet.container).y, sheet)
        case .cancelled, .failed: letGo(0, sheet)
        default: break
        }
    }

    /// Stops the sheet where it is shown; a presentation under way is over by that.
    private func take(_ sheet: UISheetPresentationController) {
        let shown = sheet.card.layer.presentation()?.frame.minY ?? sheet.card.frame.minY
        isDragging = true
        let dim = sheet.dimming.layer.presentation()?.opacity
        sheet.card.layer.removeAllAnimations()
        sheet.dimming.layer.removeAllAnimations()
        if let dim { sheet.dimming.layer.opacity = dim }
        // Those who wait for it hear of it.
        sheet.presentedViewController.modal.transition?.completeTransition(true)
        start = sheet.container.bounds.height - shown
    }

    private func height(_ translation: CGFloat, _ sheet: UISheetPresentationController) -> CGFloat {
        let ordered = sheet.ordered
        let (lowest, highest) = (ordered[0].height, ordered[ordered.count - 1].height)
        let wanted = min(start - translation, highest)
        if wanted >= lowest || sheet.mayBeDismissed { return max(wanted, 0) }
        // It gives way, ever less.
        let below = lowest - wanted
        return lowest - below * Self.reluctance / (below + Self.reluctance)
    }

    private func move(_ pan: UIPanGestureRecognizer, _ sheet: UISheetPresentationController) {
        guard isDragging else { return }
        UIView.atOnce {
            sheet.show(height: height(pan.translation(in: sheet.container).y, sheet))
            sheet.card.layoutIfNeeded()
        }
    }

    private func letGo(_ velocity: CGFloat, _ sheet: UISheetPresentationController) {
        guard isDragging else { return }
        isDragging = false
        let shown = sheet.container.bounds.height - sheet.card.frame.minY
        let ahead = shown - velocity * PresentationLook.foresight
        let ordered = sheet.ordered
        let nearest = ordered.min { abs($0.height - ahead) < abs($1.height - ahead) } ?? ordered[0]
        let isOut = ahead < abs(nearest.height - ahead)
        let hasTried = !sheet.mayBeDismissed && shown < ordered[0].height - 1
        if isOut || hasTried, sheet.dismissByHand(velocity: velocity) { return }
        sheet.settle(at: nearest.identifier, velocity: velocity)
    }

    /// Points that a sheet gives way at most, which may not go.
    private static let reluctance: CGFloat = 60

    // MARK: Beside what scrolls

    private func scrolling(_ touched: UIView?, in card: UIView) -> UIScrollView? {
        var view = touched
        while let current = view, current !== card {
            if let scroll = current as? UIScrollView, scroll.isScrollEnabled,
                scroll.contentSize.height > scroll.bounds.height
            {
                return scroll
            }
            view = current.around
        }
        return nil
    }

    /// Whether the sheet moves before a scroll view in it does.
    private func goesFirst(_ scroll: UIScrollView, upwards: Bool, _ sheet: UISheetPresentationController) -> Bool {
        if scroll.contentOffset.y > -scroll.contentInset.top + 0.5 { return false }
        let canGrow = (sheet.ordered.last?.height ?? 0) > sheet.selected.height
        return !upwards || sheet.prefersScrollingExpandsWhenScrolledToEdge && canGrow
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan, let sheet else { return true }
        let way = pan.translation(in: sheet.container)
        if abs(way.x) > abs(way.y) || sheet.presentedViewController.modal.isBeingDismissed { return false }
        let touched = sheet.container.hitTest(pan.location(in: sheet.container), with: nil)
        guard let scroll = scrolling(touched, in: sheet.card) else { return true }
        return goesFirst(scroll, upwards: way.y < 0, sheet)
    }
}
