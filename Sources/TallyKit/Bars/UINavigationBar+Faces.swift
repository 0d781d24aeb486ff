import Foundation
import TallyControls
import TallyLayers

/// What a navigation bar keeps.
@MainActor
final class NavigationBarParts {
    let ground = BarGround(isBelow: false)
    let edgeGround = BarGround(isBelow: false)
    var items: [UINavigationItem] = []
    var face: NavigationBarFace?
    /// What comes, while screens come and go.
    var other: NavigationBarFace?
    /// The item that comes is of a screen over the one before.
    var isPush = true
    /// How much of it has come.
    var share: CGFloat = 0
    var scrolls: [WeakScrollView] = []
    /// The standard look is the program's own.
    var hasLook = false
    /// Told apart by this, the end of a motion that has been cut off is ignored.
    var trip = 0
}

// Going from one item to another.
extension UINavigationBar {
    /// The height in points of all that is shown when nothing is scrolled.
    final var fullHeight: CGFloat { parts.face?.height ?? BarMeasures.height }

    /// Shows other items, of which the last comes over the one before, or the one before comes back.
    final func go(to items: [UINavigationItem], isPush: Bool, animated: Bool) {
        begin(to: items, isPush: isPush, screen: nil)
        guard animated, window != nil, parts.face != nil else { return end(isThere: true) }
        UIView.atOnce {
            layoutIfNeeded()
            move(to: 0)
        }
        let trip = parts.trip
        UIView.animate(
            springDuration: ScreenMeasures.duration, options: [.allowUserInteraction]
        ) {
            self.move(to: 1)
        } completion: { [weak self] _ in
            if let self, parts.trip == trip { end(isThere: true) }
        }
    }

    /// Makes what is to come, out of sight. The items are the new ones at once.
    final func begin(to items: [UINavigationItem], isPush: Bool, screen: UIView?) {
        end(isThere: true)
        parts.trip += 1
        parts.items = items
        parts.isPush = isPush
        parts.share = 0
        guard let item = items.last else { return }
        let face = NavigationBarFace(item, previous: items.dropLast().last, in: self)
        face.screen = screen
        parts.other = face
        UIView.atOnce {
            addSubview(face)
            face.frame = bounds
            move(to: 0)
        }
    }

    /// Puts what comes and what goes where they are after a share of the way.
    final func move(to share: CGFloat) {
        parts.share = share
        parts.face?.place(parts.isPush ? -share : share)
        parts.other?.place(parts.isPush ? 1 - share : share - 1)
        placeGround()
    }

    /// What comes has come, or has gone back again.
    final func end(isThere: Bool) {
        guard parts.other != nil || parts.items.isEmpty && parts.face != nil else { return }
        let (gone, stays) = isThere ? (parts.face, parts.other) : (parts.other, parts.face)
        gone?.removeFromSuperview()
        parts.face = stays
        parts.other = nil
        UIView.atOnce {
            stays?.showItem()
            stays?.place(0)
            placeGround()
        }
        heightMayDiffer()
    }

    /// Takes over items of which the last is shown already.
    final func set(_ items: [UINavigationItem], screen: UIView?) {
        parts.items = items
        guard let item = items.last else { return }
        if parts.face?.item !== item || parts.face?.previous !== items.dropLast().last {
            begin(to: items, isPush: true, screen: screen)
            end(isThere: true)
        }
        parts.face?.screen = screen
    }

    final func itemDiffers(_ item: UINavigationItem) {
        for face in [parts.face, parts.other] {
            guard let face, face.item === item || face.previous === item else { continue }
            face.showItem()
        }
        heightMayDiffer()
    }

    final func heightMayDiffer() {
        parts.face?.showItem()
        parts.other?.showItem()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        navigation?.viewIfLoaded?.setNeedsLayout()
    }

    final func goBack() {
        if let navigation { navigation.popViewController(animated: true) } else { popItem(animated: true) }
    }

    // MARK: Looks

    /// Whether the title of an item stands large.
    final func isLarge(_ item: UINavigationItem) -> Bool {
        guard prefersLargeTitles, !(item.title ?? "").isEmpty else { return false }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never: return false
        case .automatic:
            guard let place = parts.items.firstIndex(where: { $0 === item }), place > 0 else { return true }
            return isLargeMode(parts.items[place - 1], place - 1)
        }
    }

    private func isLargeMode(_ item: UINavigationItem, _ place: Int) -> Bool {
        switch item.largeTitleDisplayMode {
        case .always: true
        case .never: false
        case .automatic: place == 0 || isLargeMode(parts.items[place - 1], place - 1)
        }
    }

    final func look(of face: NavigationBarFace) -> UINavigationBarAppearance {
        let standard = face.item.standardAppearance ?? standardAppearance
        guard groundShare(of: face) < 0.5 else { return standard }
        return face.item.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
    }

    final func appearanceDiffers() {
        let item = parts.face?.item
        parts.ground.show(item?.standardAppearance ?? standardAppearance)
        if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance {
            parts.edgeGround.show(edge)
            parts.edgeGround.isHidden = false
        } else {
            parts.edgeGround.isHidden = true
        }
        parts.face?.showItem()
        placeGround()
    }

    // MARK: Scrolling

    /// Takes note of a scroll view whose content goes under the bar.
    final func follow(_ scroll: UIScrollView) {
        parts.scrolls.removeAll { $0.view == nil || $0.view === scroll }
        parts.scrolls.append(WeakScrollView(view: scroll))
        scrollMoved()
    }

    private func scroll(below face: NavigationBarFace?) -> UIScrollView? {
        guard let screen = face?.screen else { return nil }
        for scroll in parts.scrolls {
            if let view = scroll.view, view.window != nil, view.isDescendant(of: screen) { return view }
        }
        return nil
    }

    final func scrolled(below face: NavigationBarFace) -> CGFloat { scroll(below: face)?.scrolledFromTop ?? 0 }

    final func collapsed(for scroll: UIScrollView) -> CGFloat {
        self.scroll(below: parts.face) === scroll ? parts.face?.collapsed ?? 0 : 0
    }

    /// Returns where the content of a scroll view rests so that the large title is seen as a whole or not at all; nil: as it would.
    final func rest(of natural: CGPoint, _ scroll: UIScrollView) -> CGPoint? {
        guard let face = parts.face, self.scroll(below: face) === scroll, !scroll.isPagingEnabled else { return nil }
        let (top, way) = (scroll.adjustedContentInset.top, natural.y + scroll.adjustedContentInset.top)
        guard way > 0, way < face.head else { return nil }
        let rest = BarMeasures.rest(of: way, between: (0, face.head)) - top
        return scroll.reach.clamped(CGPoint(x: natural.x, y: rest))
    }

    final func scrollMoved() {
        guard let face = parts.face else { return }
        let wasAtEdge = parts.ground.alpha < 0.5
        UIView.atOnce {
            face.followScroll()
            placeGround()
            if wasAtEdge != (parts.ground.alpha < 0.5), face.item.scrollEdgeAppearance ?? scrollEdgeAppearance != nil {
                face.showItem()
            }
        }
    }

    private func groundShare(of face: NavigationBarFace?) -> CGFloat {
        guard let face else { return 0 }
        // What is below a bar that stands by itself is not known.
        if navigation == nil { return 1 }
        return CGFloat(BarMeasures.groundShare(scrolled: Double(scrolled(below: face)), head: Double(face.head)))
    }

    /// Brings the ground as far down as the bar reaches, and shows as much of it as the scrolling asks for.
    final func placeGround() {
        func between(_ value: (NavigationBarFace) -> CGFloat) -> CGFloat {
            guard let other = parts.other else { return parts.face.map(value) ?? 0 }
            let from = parts.face.map(value) ?? value(other)
            return from + (value(other) - from) * parts.share
        }
        let above = navigation == nil ? 0 : max(frame.minY, 0)
        let height = between { $0.height - min(scrolled(below: $0), $0.head) }
        let rect = CGRect(x: 0, y: -above, width: bounds.width, height: max(height, 0) + above)
        for ground in [parts.ground, parts.edgeGround] { ground.setPlace(rect) }
        let share = between { groundShare(of: $0) }
        parts.ground.alpha = share
        parts.edgeGround.alpha = 1 - share
    }
}
