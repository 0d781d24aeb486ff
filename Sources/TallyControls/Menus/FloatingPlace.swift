import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

/// Where something floats over the stage: beside which view, and out of which point it grows.
@MainActor
final class FloatingPlace: Equatable {
    fileprivate weak var source: FloatingSourceSlot?
    /// A part of the view, in its own space; nil: all of it.
    var part: ((CGRect) -> CGRect)?
    /// The origin in the stage's space.
    var origin = Point(x: 0, y: 0)
    /// A picture of the view while it is lifted off the stage, and the outline that it says it has then.
    private(set) var lifted: (picture: Snapshot, outline: (@Sendable (CGRect) -> Path)?)?
    private weak var liftedSlot: (any LiftedSlot)?

    nonisolated static func == (a: FloatingPlace, b: FloatingPlace) -> Bool { a === b }

    /// The view is on its way out.
    var isLeaving: Bool { source?.site.isLeaving ?? true }

    /// On the stage as presented. Nil: the view is not there.
    var rect: CGRect? {
        guard let source else { return nil }
        if let slot = liftedSlot, lifted != nil { return CGRect(slot.site.toStage.apply(slot.rect)) }
        let own = CGRect(source.rect)
        return CGRect(source.site.toStage.apply(Rect(part?(own) ?? own)))
    }

    /// Takes a picture of the view, or of the row that it is, and draws the view no more until it is lowered.
    func lift() {
        guard lifted == nil, let source, let slot = source.liftedSlot, let inner = slot.lift.inner else { return }
        lifted = (Snapshot(inner, slot.site.toStage, slot.rect), source.element.contextMenuOutline)
        liftedSlot = slot
        slot.lift.isUp = true
        slot.element.needsRecord()
    }

    func lower() {
        guard lifted != nil else { return }
        lifted = nil
        liftedSlot?.lift.isUp = false
        liftedSlot?.element.needsRecord()
        liftedSlot = nil
    }
}

/// Draws a view that a menu may lift.
@MainActor
protocol LiftedSlot: Slot {
    var lift: Lift { get }
}

/// What is drawn of a view that may be lifted.
@MainActor
final class Lift {
    /// The segment of what is inside.
    fileprivate var inner: Segment?
    /// Whether it is shown elsewhere, and not in its place.
    fileprivate var isUp = false

    func draw(_ inner: Segment, in around: Segment?) {
        self.inner = inner
        around?.setChildren(isUp ? [] : [inner])
    }
}

/// Marks the view beside which something floats.
nonisolated struct FloatingSource: ElementModifier {
    typealias Body = Never
    let place: FloatingPlace
    /// Whether the view itself may be lifted.
    var lifts = false

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        FloatingSourceSlot(element, applied)
    }
}

final class FloatingSourceSlot: Slot, LiftedSlot {
    private(set) lazy var lift = Lift()

    override var needsSegment: Bool? { modifier(FloatingSource.self).lifts }
    override func draw(around inner: Segment) { lift.draw(inner, in: around) }

    /// What is lifted: the view, or the row of a list around it.
    fileprivate var liftedSlot: (any LiftedSlot)? {
        if around != nil { return self }
        return element.slots.lazy.compactMap { $0 as? any LiftedSlot }.first { $0.around != nil }
    }

    override func apply(isFirst: Bool) {
        modifier(FloatingSource.self).place.source = self
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
