import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

extension Runtime {
    /// Returns why a tap in the middle of what an item stands for would reach nothing, as a sentence; nil: it is
    /// reached.
    ///
    /// It is reached if a gesture of its own, or one inside of it or around it, takes part in the press. What is hit itself
    /// but in front of it is in its way; where it is not hit itself, as a text that takes no hits, what is around counts. What is disabled is reached, and does nothing.
    package func obstacle(to item: AccessibilityItem) -> String? {
        let name = "\"\(item.label)\""
        guard let site = item.site else { return nil }
        let middle = item.tapPoint
        let place = "(\(Int(middle.x.clamped)), \(Int(middle.y.clamped)))"
        guard Rect(x: 0, y: 0, width: root.size.width, height: root.size.height).contains(middle) else {
            return "\(name) is outside of the stage: its middle is at \(place), "
                + "the stage has \(Int(root.size.width)) by \(Int(root.size.height)) points."
        }
        let path = root.hit(middle)
        let takers = path?.takers ?? []
        if let path, path.site.isInside(site) || site.isInside(path.site) {
            let isDisabled = path.slots.contains { ($0 as? GestureSlot)?.applied.environment.isEnabled == false }
            return takers.isEmpty && !isDisabled ? "\(name) is there, but nothing takes a tap on it." : nil
        }
        if let hidden = site.obstacle(at: middle, item.toStage) {
            switch hidden {
            case .scrolledAway: return "\(name) is scrolled out of sight: its middle is at \(place)."
            case .clipped: return "\(name) is clipped away in its middle, at \(place)."
            case .notHit:
                if takers.contains(where: { site.isInside($0.site) }) { return nil }
                if path == nil { return "\(name) is there, but is not hit in its middle, at \(place)." }
            }
        }
        guard let path else { return "Nothing is hit in the middle of \(name), at \(place)." }
        return "\(name) is covered in its middle, at \(place), by \(title(of: path.site))."
    }

    /// Returns what stands at a site: the label of what is there, or what is drawn.
    private func title(of site: Site) -> String {
        let items = accessibilityItems.filter { $0.site.map { site.isInside($0) } ?? false }
        if let item = items.last(where: { !$0.label.isEmpty }) { return "\"\(item.label)\"" }
        let kind = String(describing: site.element.contentSegment.label)
        guard let leaf = site.element as? LeafElement else { return "another view" }
        let rect = Projection(site.toStage).apply(leaf.shownFrame)
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.clamped))" }
        return "a \(kind.isEmpty ? "view" : kind) at (\(numbers.joined(separator: ", ")))"
    }
}

extension HitPath {
    /// Those of the modifiers whose gestures take part in a press, from the inside out.
    @MainActor var takers: [GestureSlot] {
        var takers: [GestureSlot] = []
        for case let slot as GestureSlot in slots where slot.isReachable {
            if !slot.mask.contains(.subviews) { takers.removeAll() }
            if slot.mask.contains(.gesture), slot.takesPresses { takers.append(slot) }
        }
        return takers
    }
}

extension Site {
    fileprivate enum Obstacle { case scrolledAway, clipped, notHit }

    /// Returns whether the site stands within another, or is that.
    func isInside(_ other: Site) -> Bool {
        var site = self
        while true {
            if site.element === other.element { return site.level <= other.level }
            guard let owner = site.element.container?.site else { return false }
            site = owner
        }
    }

    /// Returns why what is inside the site is not hit at a point of the stage, whatever stands in front of it.
    fileprivate func obstacle(at point: Point, _ toStage: Projection) -> Obstacle? {
        guard let local = toStage.unapply(point) else { return .notHit }
        var found: Obstacle?
        walk { step, map in
            let here = map.apply(local)
            switch step {
            case .slot(let slot):
                if !slot.allowsHit(here) { found = slot is HitTestingSlot ? .notHit : .clipped }
            case .container(let element):
                if element.clipsHits, !element.contentContains(here) { found = .scrolledAway }
            }
            return found == nil
        }
        return found ?? (element.hit(level, local) == nil ? .notHit : nil)
    }
}

extension Double {
    /// Within what a whole number can be.
    fileprivate var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}
