import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

extension ScrollElement {
    /// The views to come to rest at, with their places in the content, margins not counted.
    var targets: [(element: Element, rect: CGRect)] {
        let serial = runtime.layoutPass.followers.serial
        if let known = knownTargets, known.serial == serial { return known.targets }
        var found: [Element] = []
        list.scrollTargets(into: &found)
        let targets = found.compactMap { element in place(of: element).map { (element, $0) } }
        knownTargets = (serial, targets)
        return targets
    }

    /// Returns where layout has a view inside, in the content without margins. Nil: nowhere.
    func place(of element: Element) -> CGRect? {
        guard var rect = element.layoutRect else { return nil }
        var site = element.container?.site
        while let here = site, here.element !== self {
            if here.level == 0 { rect = here.element.contentMap.apply(rect) }
            for slot in here.element.slots[here.level...] { rect = slot.transform.apply(rect) }
            site = here.element.container?.site
        }
        guard site != nil else { return nil }
        let start = contentStart
        return CGRect(rect.offset(x: -start.x, y: -start.y))
    }

    /// Returns where the content would be seen, and how large, in a state of scrolling.
    private func target(at offset: CGPoint) -> ScrollTarget {
        ScrollTarget(rect: CGRect(origin: offset, size: containerSize))
    }

    /// Returns where the scroll view's behavior wants it to come to rest. Nil: it has none.
    func rest(instead natural: CGPoint, from start: CGPoint, velocity: CGVector) -> CGPoint? {
        guard let behavior = environment.scrollTargetBehavior else { return restOfTitle(natural) }
        let container = containerSize
        let far = furthest
        let context = ScrollTargetBehaviorContext(
            originalTarget: target(at: start), velocity: velocity,
            contentSize: CGSize(width: container.width + far.x, height: container.height + far.y),
            containerSize: container, axes: axes, environment: environment, targets: targets.map(\.rect))
        var target = target(at: natural)
        behavior.updateTarget(&target, context: context)
        let offset = target.offset(in: container)
        return CGPoint(
            x: Swift.min(Swift.max(0, offset.x.orZero), far.x), y: Swift.min(Swift.max(0, offset.y.orZero), far.y))
    }

    /// Returns where the content comes to rest so that a large title, and a search field that scrolls away, are seen as a
    /// whole or not at all. Nil: as it would be anyway.
    private func restOfTitle(_ natural: CGPoint) -> CGPoint? {
        guard let head = barHead, natural.y > 0, natural.y < head else { return nil }
        let drawer = Swift.min(CGFloat(environment.navigationEntry?.bar.drawer ?? 0), head)
        let stops = natural.y < drawer ? (0, drawer) : (drawer, head)
        return CGPoint(x: natural.x, y: Swift.min(BarMeasures.rest(of: natural.y, between: stops), furthest.y))
    }

    // MARK: The wheel

    /// Seconds after its last turn at which a wheel counts as let go.
    private static let wheelPause = 0.2

    /// Has the content come to rest where the behavior wants it, when the wheel turns no more.
    func restAfterWheel(from start: CGPoint) {
        guard environment.scrollTargetBehavior != nil else { return }
        if let wheelTimer { runtime.cancelScheduled(wheelTimer) } else { wheelStart = start }
        wheelTimer = runtime.schedule(at: runtime.time + Self.wheelPause) { [weak self] in
            guard let self else { return }
            wheelTimer = nil
            guard isAlive, !hold.isHeld, !hold.isGliding else { return }
            comeToRest(from: wheelStart, x: 0, y: 0)
        }
    }
}
