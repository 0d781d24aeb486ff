import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// What a scroll view is asked to show.
enum ScrollRequest {
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    /// A point of the content; nil is where it is along that axis.
    case point(x: CGFloat?, y: CGFloat?)
}

/// Between a binding to a position and the scroll view that has it.
@MainActor
final class ScrollPositionLink {
    private weak var element: ScrollElement?
    private var request: ScrollRequest?
    /// Of the views to be told of: which point of them and of the window is looked at. Nil: their top left corners.
    var anchor: UnitPoint?
    /// Whether a key is of the type of the binding's ids.
    var isID: (AnyHashable) -> Bool = { _ in false }
    /// Told of the view that is where the anchor is, and whether a hand has scrolled there.
    var report: (AnyHashable?, _ isByHand: Bool) -> Void = { _, _ in }
    /// Told of the offset at which the content has come to rest after a hand or a wheel moved it.
    var rested: (CGPoint) -> Void = { _ in }
    private var isReportDue = false
    private var isPerforming = false

    func attach(_ element: ScrollElement) {
        // Of several scroll views inside, the first has the position.
        if self.element == nil || self.element?.isAlive == false { self.element = element }
    }

    /// Scrolls there in the update under way, under its transaction.
    func ask(_ request: ScrollRequest) {
        self.request = request
        element?.invalidateLayout()
    }

    /// Scrolls there in the layout under way, of a part of which this is called.
    func askInLayout(_ request: ScrollRequest) { self.request = request }

    func hasRested(_ element: ScrollElement) {
        guard self.element === element else { return }
        element.runtime.afterUpdate { [weak self, weak element] in
            guard let self, let element, element.isAlive, !element.isMovedByHand else { return }
            rested(element.offset)
        }
    }

    func takeRequest(_ element: ScrollElement) -> ScrollRequest? {
        guard self.element === element else { return nil }
        defer { request = nil }
        return request
    }

    func performing(_ body: () -> Void) {
        isPerforming = true
        body()
        isPerforming = false
    }

    /// Called when the offset is another.
    func hasScrolled(_ element: ScrollElement) {
        guard !isPerforming, !isReportDue, self.element === element, element.runtime.time > 0 || element.isMovedByHand
        else {
            return
        }
        isReportDue = true
        let isByHand = element.isMovedByHand
        element.runtime.afterUpdate { [weak self, weak element] in
            guard let self else { return }
            isReportDue = false
            guard let element, element.isAlive else { return }
            report(element.shownID(anchor, isID), isByHand)
        }
    }
}

private struct ScrollPositionLinkKey: EnvironmentKey { static let defaultValue: ScrollPositionLink? = nil }

extension EnvironmentValues {
    var scrollPositionLink: ScrollPositionLink? {
        get { self[ScrollPositionLinkKey.self] }
        set { self[ScrollPositionLinkKey.self] = newValue }
    }
}

extension ScrollElement {
    var isMovedByHand: Bool { hold.isHeld || hold.isGliding || isTurned }

    func perform(_ request: ScrollRequest) {
        if holdsGaps {
            switch request {
            case .view(let id, let anchor):
                if let found = target(named: id) { aim(at: .view(found, anchor: anchor), isFromBinding: true) }
                return
            case .edge(let edge): return aim(at: .edge(edge), isFromBinding: true)
            case .point: break
            }
        }
        link?.performing {
            switch request {
            case .view(let id, let anchor):
                guard let found = target(named: id), let place = place(of: found) else { return }
                let start = contentStart
                reveal(
                    Rect(
                        x: Double(place.minX) + start.x, y: Double(place.minY) + start.y, width: Double(place.width),
                        height: Double(place.height)), anchor: anchor)
            case .edge(let edge): scroll(to: offset(at: edge))
            case .point(let x, let y): scroll(to: CGPoint(x: x ?? offset.x, y: y ?? offset.y))
            }
        }
    }

    /// Returns the view that a position means by an id: one of those to come to rest at, where there are any, else the first inside.
    private func target(named key: AnyHashable) -> Element? {
        let targets = targets
        guard !targets.isEmpty else { return element(named: key) }
        let found = targets.first { target in id(of: target.element) { $0 == key } != nil }
        return found?.element ?? list.root?.rowMade(named: key) ?? element(named: key)
    }

    /// Returns the offset that shows an end of the content.
    func offset(at edge: Edge) -> CGPoint {
        let isMirrored = environment.layoutDirection == .rightToLeft
        var end = offset
        switch edge {
        case .top: end.y = 0
        case .bottom: end.y = furthest.y
        case .leading: end.x = isMirrored ? furthest.x : 0
        case .trailing: end.x = isMirrored ? 0 : furthest.x
        }
        return end
    }

    /// Returns the id of the target that is where the anchor is, of the kind that the position is of. Nil: there are no
    /// targets.
    func shownID(_ anchor: UnitPoint?, _ isID: (AnyHashable) -> Bool) -> AnyHashable? {
        let anchor = anchor ?? .topLeading
        let window = containerSize
        let here = CGPoint(x: offset.x + window.width * anchor.x, y: offset.y + window.height * anchor.y)
        var best: (distance: CGFloat, element: Element)?
        for (element, rect) in targets {
            let x = axes.contains(.horizontal) ? rect.minX + rect.width * anchor.x - here.x : 0
            let y = axes.contains(.vertical) ? rect.minY + rect.height * anchor.y - here.y : 0
            let distance = x * x + y * y
            if distance < best?.distance ?? .infinity { best = (distance, element) }
        }
        return best.flatMap { id(of: $0.element, isID) }
    }

    /// Returns the id that a view inside has of the innermost collection with ids that are meant. Nil: it has none.
    func id(of element: Element, _ isID: (AnyHashable) -> Bool) -> AnyHashable? {
        var node: _ViewNode? = element.node
        while let child = node, child !== self.node {
            if let dynamic = child.parent?.dynamic, dynamic.holdsIDs,
                let key = dynamic.live.first(where: { $0.node === child })?.key.originalKey, isID(key)
            {
                return key
            }
            node = child.parent
        }
        return nil
    }
}
