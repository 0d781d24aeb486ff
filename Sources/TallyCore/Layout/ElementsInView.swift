import TallyScene

/// Which elements of a container are in view, through the windows of the scroll views around it: found anew when they, or
/// the windows, are elsewhere.
@MainActor
final class ElementsInView {
    private var rects: [Rect?] = []
    private var known: (serial: Int, window: Rect?)?

    /// Has the views in view be there, and those of the other elements not.
    func choose(for container: ContainerElement) {
        guard let choice = container.list.presences else { return }
        let serial = container.runtime.layoutPass.followers.serial
        let window = container.windowAround
        if let known, known.serial == serial, known.window == window, !choice.hasNew { return }
        if known?.serial != serial {
            let pins = container.pinning.map { $0.views != [] } ?? false
            rects = container.list.elements.map { (pins ? $0.pinnedExtent : nil) ?? $0.layoutRect }
        }
        known = (serial, window)
        var seen: [Element] = []
        for (element, rect) in zip(container.list.elements, rects) {
            if let rect, window?.shows(rect) ?? true { seen.append(element) }
        }
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
