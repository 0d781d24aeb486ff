@_spi(Runtime) import TallyCore
import TallyScene

/// What lies under a point: the element hit, and the modifiers around it from the inside out, through all containers.
package struct HitPath {
    /// Where the path begins: the content of an element, or what a content shape stands for.
    let site: Site
    package var slots: [Slot] = []
    /// Scroll views, each with the number of slots inside of it.
    var scrolls: [Scroll] = []

    init(_ element: Element, level: Int = 0) { site = Site(element: element, level: level) }

    struct Scroll {
        let place: Int
        let element: any ScrollSite
    }
}

extension Element {
    /// Returns the path to what is under a point as presented, or nil. The point is in the space that the element is
    /// drawn in.
    func hit(_ point: Point) -> HitPath? {
        isLeaving || isOffstage || !isSeen ? nil : hit(slots.count, point)
    }

    /// Returns the same for the content with the innermost `level` modifiers.
    func hit(_ level: Int, _ point: Point) -> HitPath? {
        if level == 0 { return hitContent(point) }
        let slot = slots[level - 1]
        guard slot.opacity > 0, let inner = slot.inside(point), slot.allowsHit(inner) else {
            return nil
        }
        var path: HitPath?
        if let shape = slot.hitShapeContains(inner) {
            path = shape ? hit(level - 1, inner) ?? HitPath(self, level: level - 1) : nil
        } else {
            path = slot.overlayList?.hit(inner) ?? hit(level - 1, inner) ?? slot.backgroundList?.hit(inner)
        }
        path?.slots.append(slot)
        return path
    }

    private func hitContent(_ point: Point) -> HitPath? {
        if let childList {
            if clipsHits && !contentContains(point) { return nil }
            var path = contentMap.inverse.flatMap { childList.hit($0.apply(point)) }
            // A finger that would scroll is caught also between the views inside.
            if let scroll = scrollSite, path != nil || scroll.isScrollable {
                var inside = path ?? HitPath(self)
                inside.scrolls.append(HitPath.Scroll(place: inside.slots.count, element: scroll))
                path = inside
            }
            return path
        }
        return contentContains(point) ? HitPath(self) : nil
    }
}

extension ElementList {
    /// Returns the frontmost element that is hit.
    package func hit(_ point: Point) -> HitPath? {
        collect()
        let ordered = elements.enumerated().sorted { ($0.element.zIndex, $0.offset) > ($1.element.zIndex, $1.offset) }
        for (_, element) in ordered {
            if let path = element.hit(point) { return path }
        }
        return nil
    }
}

extension RootView {
    /// Returns what of all that a person can reach is hit.
    package func hit(_ point: Point) -> HitPath? {
        for list in reached { if let path = list.hit(point) { return path } }
        return nil
    }
}
