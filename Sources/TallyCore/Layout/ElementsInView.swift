import TallyScene

/// Which elements of a container are in view, through the windows of the scroll views around it: found anew when they, or
/// the windows, are elsewhere.
@MainActor
final class ElementsInView {
    private var rects: [Rect?] = []
    private var known: (serial: Int, window: Rect?)?
    private var seen: [Element] = []
    /// Whether some of them are on their way to places out of view.
    private var isLeaving = false

    /// Has the views in view be there, and those of the other elements not.
    func choose(for container: ContainerElement) {
        guard let choice = container.list.presences else { return }
        let serial = container.runtime.layoutPass.followers.serial
        let window = container.windowAround
        if let known, known.serial == serial, known.window == window, !choice.hasNew, !isLeaving { return }
        if known?.serial != serial {
            let pins = container.pinning.map { $0.views != [] } ?? false
            rects = container.list.elements.map { (pins ? $0.pinnedExtent : nil) ?? $0.layoutRect }
        }
        known = (serial, window)
        let before = seen
        seen = zip(container.list.elements, rects).compactMap { element, rect in
            rect.map { window?.shows($0) ?? true } ?? false ? element : nil
        }
        let leaving = before.filter { element in
            guard let window, element.isAlive, !element.isLeaving, let rect = element.layoutRect else { return false }
            return !seen.contains { $0 === element } && element.isOnItsWay(to: rect, in: window)
        }
        isLeaving = !leaving.isEmpty
        seen += leaving
        choice.choose(seen, in: container.list)
    }
}

extension Element {
    /// Where the element can be shown, if it is the header or the footer of a section and stays in view.
    fileprivate var pinnedExtent: Rect? {
        for slot in slots { if let reach = slot.pinnedReach { return reach } }
        return nil
    }
}

extension Element {
    /// Returns whether a part of the element that is on its way to a place of the element's is in view still.
    ///
    /// What moves inside of a part that moves as one is of no account.
    fileprivate func isOnItsWay(to rect: Rect, in window: Rect) -> Bool {
        func isSeen(_ place: Attribute) -> Bool {
            guard place.movesPlace else { return false }
            let (shown, model) = (place.presented, place.model)
            return window.shows(rect.offset(x: shown[0] - model[0], y: shown[1] - model[1]))
        }
        for slot in slots.reversed() {
            if let place = slot.translation, isSeen(place) { return true }
            if slot.beginsSpace { return false }
        }
        if let leaf = self as? LeafElement { return isSeen(leaf.frame) }
        return childList?.elements.contains { $0.isOnItsWay(to: rect, in: window) } ?? false
    }
}

extension Rect {
    /// Edges that are nearer to one another count as one: points.
    private static let tolerance = 1e-6

    /// Returns whether a part of the rectangle is inside; of one without an extent, whether it is.
    fileprivate func shows(_ rect: Rect) -> Bool {
        func meet(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Bool {
            high - low > Rect.tolerance
                ? high > from + Rect.tolerance && low < to - Rect.tolerance
                : high >= from - Rect.tolerance && low <= to + Rect.tolerance
        }
        return meet(rect.minX, rect.maxX, minX, maxX) && meet(rect.minY, rect.maxY, minY, maxY)
    }
}
