import Foundation
import TallyScene

extension Runtime {
    /// The wheel turns over a point: the innermost scroll view there scrolls, and what it has no room for goes outwards.
    ///
    /// - Parameter delta: points of content, positive towards its end.
    package func scroll(by delta: CGSize, at point: Point) {
        var rest = CGSize(width: delta.width.orZero, height: delta.height.orZero)
        for scroll in scrollElements(at: point) where rest != .zero { rest = scroll.scroll(by: rest) }
        hover(at: point)
    }

    /// The scroll views under a point, the innermost first: those that a wheel or a drag there can move.
    func scrollElements(at point: Point) -> [ScrollElement] { root.reached.scrollElements(at: point) ?? [] }
}

extension ElementList {
    fileprivate func scrollElements(at point: Point) -> [ScrollElement]? {
        collect()
        let ordered = elements.enumerated().sorted { ($0.element.zIndex, $0.offset) > ($1.element.zIndex, $1.offset) }
        for (_, element) in ordered where !element.isShelved {
            if let found = element.scrollElements(element.slots.count, at: point) { return found }
        }
        return nil
    }
}

extension Element {
    fileprivate func scrollElements(_ level: Int, at point: Point) -> [ScrollElement]? {
        guard level > 0 else {
            let inner = contentMap.inverse?.apply(point)
            guard let scroll = self as? ScrollElement else {
                return inner.flatMap { childList?.scrollElements(at: $0) }
            }
            guard contentContains(point) else { return nil }
            return (inner.flatMap { childList?.scrollElements(at: $0) } ?? []) + [scroll]
        }
        let slot = slots[level - 1]
        guard slot.opacity > 0, let inner = slot.inside(point), slot.allowsHit(inner) else {
            return nil
        }
        return slot.overlayList?.scrollElements(at: inner) ?? scrollElements(level - 1, at: inner)
            ?? slot.backgroundList?.scrollElements(at: inner)
    }
}
