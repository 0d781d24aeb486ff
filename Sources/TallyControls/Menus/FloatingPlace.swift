import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Where something floats over the stage: beside which view, and out of which point it grows.
@MainActor
final class FloatingPlace: Equatable {
    fileprivate weak var source: FloatingSourceSlot?
    /// A part of the view, in its own space; nil: all of it.
    var part: ((CGRect) -> CGRect)?
    /// The origin in the stage's space.
    var origin = Point(x: 0, y: 0)

    nonisolated static func == (a: FloatingPlace, b: FloatingPlace) -> Bool { a === b }

    /// The view is on its way out.
    var isLeaving: Bool { source?.site.isLeaving ?? true }

    /// On the stage as presented. Nil: the view is not there.
    var rect: CGRect? {
        guard let source else { return nil }
        let own = CGRect(source.rect)
        return CGRect(source.site.toStage.apply(Rect(part?(own) ?? own)))
    }
}

/// Marks the view beside which something floats.
nonisolated struct FloatingSource: ElementModifier {
    typealias Body = Never
    let place: FloatingPlace

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        FloatingSourceSlot(element, applied)
    }
}

final class FloatingSourceSlot: Slot {
    override func apply(isFirst: Bool) {
        (applied as? TypedAppliedModifier<FloatingSource>)?.modifier.place.source = self
    }
}

/// Marks what floats: it goes along when its place is another one, be it by layout, an effect or scrolling.
nonisolated struct FloatingTarget: ElementModifier {
    typealias Body = Never
    let place: FloatingPlace

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        FloatingTargetSlot(element, applied)
    }
}

final class FloatingTargetSlot: Slot {
    private lazy var watch = FloatingWatch(self)
    /// Where the place was when what floats was last put beside it.
    private var seen: CGRect?

    private var place: FloatingPlace? { (applied as? TypedAppliedModifier<FloatingTarget>)?.modifier.place }

    override func apply(isFirst: Bool) { if isFirst { element.runtime.layoutPass.followers.add(watch) } }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        seen = place?.rect
        super.placeInside(rect, proposal)
    }

    /// Follows the view; what is on its way out stays where it was, and so does what has lost its view.
    fileprivate func follow() -> Bool {
        guard let place, let rect = place.rect, rect != seen, !place.isLeaving, !site.isLeaving else { return false }
        seen = rect
        element.invalidateLayout()
        return true
    }

    override func destroy() { watch.isOver = true }
}

private final class FloatingWatch: GeometryFollower {
    // unowned: the slot holds it and, when it goes, says that it is over: nobody lets it follow from then on.
    private unowned let slot: FloatingTargetSlot

    init(_ slot: FloatingTargetSlot) { self.slot = slot }

    override func follow() -> Bool { slot.follow() }
}
