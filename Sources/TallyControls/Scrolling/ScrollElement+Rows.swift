import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// What a scroll view is on its way to show, in content whose rows are made when they come near.
@MainActor
struct ScrollAim {
    enum Goal {
        case view(Element, anchor: UnitPoint?)
        case edge(Edge)
        /// A share of how far the content can be scrolled.
        case share(UnitPoint)
    }

    let goal: Goal
    /// Whether scrolling begins there: no transaction animates it.
    var isStart = false
    /// Whether a position that is bound to the scroll view asks for it.
    var isFromBinding = false
}

/// What a scroll view holds in its place while rows that come before it are made.
@MainActor
struct HeldPlace {
    weak var element: Element?
    /// Where it is in the window, as shown.
    let point: CGPoint
}

extension ScrollElement {
    /// Whether some rows inside are not made.
    var holdsGaps: Bool { runtime.layoutPass.rowFill.holdsGaps(in: self) }

    /// Has the layout under way, or the next, make the rows that are there first; then it scrolls.
    func aim(at goal: ScrollAim.Goal, isStart: Bool = false, isFromBinding: Bool = false) {
        aim = ScrollAim(goal: goal, isStart: isStart, isFromBinding: isFromBinding)
        pursued = nil
        runtime.layoutPass.rowFill.note(aiming: self)
    }

    var aimedOffset: CGPoint? {
        guard let aim, let offset = offset(of: aim.goal) else { return nil }
        return CGPoint(
            x: Swift.min(Swift.max(0, offset.x), furthest.x), y: Swift.min(Swift.max(0, offset.y), furthest.y))
    }

    private func offset(of goal: ScrollAim.Goal) -> CGPoint? {
        switch goal {
        case .view(let element, let anchor):
            guard element.isAlive, let place = place(of: element) else { return nil }
            let start = contentStart
            return offset(revealing: Rect(place).offset(x: start.x, y: start.y), anchor: anchor)
        case .edge(let edge): return offset(at: edge)
        case .share(let anchor): return CGPoint(x: furthest.x * anchor.x, y: furthest.y * anchor.y)
        }
    }

    func reachAim() {
        guard let aim else { return }
        let offset = offset(of: aim.goal)
        self.aim = nil
        guard let offset else { return }
        func go() {
            if aim.isStart { runtime.placingAtOnce { scroll(to: offset) } } else { scroll(to: offset) }
        }
        if aim.isFromBinding, let link { link.performing { go() } } else { go() }
        if case .view(let element, _) = aim.goal { pursued = HeldPlace(element: element, point: .zero) }
    }

    func holdsPlaceItself() -> Bool {
        if aim != nil || held != nil { return true }
        guard isUnderWay, let element = pursued?.element, element.isAlive else { return false }
        holdPlace(of: element)
        return held != nil
    }

    func holdPlace(of element: Element) {
        guard aim == nil, held == nil, let place = place(of: element) else { return }
        let shown = shownOffset
        held = HeldPlace(element: element, point: CGPoint(x: place.minX - shown.x, y: place.minY - shown.y))
        runtime.layoutPass.rowFill.note(holding: self)
    }

    func restorePlace() {
        guard let held else { return }
        self.held = nil
        guard let element = held.element, element.isAlive, let place = place(of: element) else { return }
        let shown = shownOffset
        let way = CGPoint(
            x: axes.contains(.horizontal) ? place.minX - shown.x - held.point.x : 0,
            y: axes.contains(.vertical) ? place.minY - shown.y - held.point.y : 0)
        // Less than anything that can be seen: sums of lengths in another order.
        if abs(way.x) < 1e-6, abs(way.y) < 1e-6 { return }
        displace(by: way)
    }
}
