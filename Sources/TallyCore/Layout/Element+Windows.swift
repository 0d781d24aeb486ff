import Foundation
import TallyScene

extension Element {
    /// What can be seen through the scroll views around of the space in which the views inside are laid out; nil: all.
    var windowAround: Rect? { windowAround { $0.contentMap } }

    private func windowAround(_ map: (Element) -> Affine) -> Rect? {
        var window: Rect?
        var here = Affine.identity
        var site = container?.site
        while let next = site {
            site = next.element.container?.site
            guard next.level == 0 else { continue }
            here = here.concatenating(map(next.element))
            guard let outer = next.element.scrollWindow, let back = here.inverse else { continue }
            let part = back.apply(outer)
            window = window?.intersection(part) ?? part
        }
        return window
    }

    /// Returns from where to where the space inside can be seen along an axis: now, where what scrolls it is bound for,
    /// and where that aims at. Nil: nothing scrolls it along the axis. What is not seen at all is not there.
    func windows(along axis: Axis) -> [ClosedRange<Double>]? {
        guard let scroll = scrollAround(along: axis) else { return nil }
        var windows: [ClosedRange<Double>] = []
        func add(_ window: Rect?) {
            guard let window, window.width > 0, window.height > 0 else { return }
            let range = axis == .vertical ? window.minY...window.maxY : window.minX...window.maxX
            if !windows.contains(range) { windows.append(range) }
        }
        add(windowAround)
        func add(at offset: CGPoint) {
            let shown = scroll.contentMap
            let map = Affine.translation(x: 0 - Double(offset.x), y: 0 - Double(offset.y))
            if map != shown { add(windowAround { $0 === scroll ? map : $0.contentMap }) }
        }
        add(at: scroll.offset)
        if let aimed = scroll.aimedOffset { add(at: aimed) }
        return windows
    }
}
