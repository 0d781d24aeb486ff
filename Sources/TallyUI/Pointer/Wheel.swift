import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

extension Runtime {
    /// Turns the wheel over a point: the innermost view that scrolls there does, and what it has no room for goes
    /// outwards.
    ///
    /// - Parameter delta: points of content, positive towards its end.
    package func scroll(by delta: CGSize, at point: Point) {
        var rest = CGSize(width: delta.width.orZero, height: delta.height.orZero)
        for target in wheelTargets(at: point) where rest != .zero { rest = target.scroll(by: rest, at: point) }
        hover(at: point)
    }

    /// Returns what a wheel over a point can move, the innermost first.
    func wheelTargets(at point: Point) -> [any WheelTarget] {
        for list in root.reached { if let found = list.wheelTargets(at: point) { return found } }
        return []
    }
}

/// Has content that a wheel moves.
package protocol WheelTarget: Element {
    /// Scrolls at once by a distance in points, positive towards the content's end. Returns how much of it was left over.
    func scroll(by distance: CGSize) -> CGSize
    /// - Parameter point: of the wheel, on the stage.
    func scroll(by distance: CGSize, at point: Point) -> CGSize
}

extension WheelTarget {
    package func scroll(by distance: CGSize, at point: Point) -> CGSize { scroll(by: distance) }
}

extension ElementList {
    fileprivate func wheelTargets(at point: Point) -> [any WheelTarget]? {
        collect()
        let ordered = elements.enumerated().sorted { ($0.element.zIndex, $0.offset) > ($1.element.zIndex, $1.offset) }
        for (_, element) in ordered where !element.isOffstage {
            if let found = element.wheelTargets(element.slots.count, at: point) { return found }
        }
        return nil
    }
}

extension Element {
    fileprivate func wheelTargets(_ level: Int, at point: Point) -> [any WheelTarget]? {
        guard level > 0 else {
            let inner = contentMap.inverse?.apply(point)
            guard let target = self as? any WheelTarget else {
                return inner.flatMap { childList?.wheelTargets(at: $0) }
            }
            guard contentContains(point) else { return nil }
            return (inner.flatMap { childList?.wheelTargets(at: $0) } ?? []) + [target]
        }
        let slot = slots[level - 1]
        guard slot.opacity > 0, let inner = slot.inside(point), slot.allowsHit(inner) else {
            return nil
        }
        return slot.overlayList?.wheelTargets(at: inner) ?? wheelTargets(level - 1, at: inner)
            ?? slot.backgroundList?.wheelTargets(at: inner)
    }
}
