import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

/// Lets a long press lift a view.
nonisolated struct DragSource: ElementModifier {
    typealias Body = Never
    /// Called when the view is lifted.
    let item: () -> TransferItem
    /// What follows the finger; nil: a picture of the view.
    var preview: (() -> AnyView)?

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        DragSourceSlot(element, applied, around: Segment())
    }
}

final class DragSourceSlot: GestureSlot {
    private var inner: Segment?

    // Together with those inside: a button shows that it is pressed, and is not pressed once the view is lifted.
    override var rank: GestureRank { .withInner }
    override var takesPresses: Bool { false }
    override var measures: Bool { false }

    override func draw(around inner: Segment) {
        self.inner = inner
        around?.setChildren([inner])
    }

    override func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? {
        SlotRecognizer(DragLift { [weak self] in self?.lift(at: $0) }, site)
    }

    private func lift(at point: Point) {
        guard isReachable, let snapshot else { return }
        let modifier = modifier(DragSource.self)
        // A view with a menu opens that.
        let slots = element.runtime.root.hit(point)?.slots ?? []
        if slots.contains(where: { ($0 as? any SecondaryPressResponder)?.takesSecondaryPress ?? false }) { return }
        let face = modifier.preview.map { $0() } ?? AnyView(SnapshotView(snapshot))
        element.runtime.service(DragSession.self).begin(
            [modifier.item()], face, from: self, place: snapshot.place, at: point, applied.environment)
    }

    private var snapshot: Snapshot? { inner.map { Snapshot($0, site.toStage, rect) } }

    /// Where the view is on the stage now. Nil: it has gone.
    var place: CGRect? { isGone || site.isLeaving ? nil : CGRect(site.toStage.apply(rect)) }
}

/// A press that lasts; told where the finger is then.
private final class DragLift: _Recognizer<Void> {
    private let lift: @MainActor (Point) -> Void
    private var start: (point: Point, time: Double)?
    private var last = Point.zero

    /// Seconds that a press has to last, and points that the finger may go meanwhile.
    private static let duration = 0.5
    private static let slack = 10.0

    init(_ lift: @escaping @MainActor (Point) -> Void) { self.lift = lift }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        switch event.kind {
        case .down:
            start = (event.point, event.time)
            last = event.point
        case .moved:
            last = event.point
            if let start, start.point.distance(to: event.point) > Self.slack { return .failed }
        case .tick: break
        case .up, .spread, .spreadEnded: return .failed
        }
        guard event.time.isFinite, event.time >= deadline else { return .possible(nil) }
        let point = last
        effects.add { [lift] in lift(point) }
        return .ended(())
    }

    override func restart() { start = nil }
    override var deadline: Double { start.map { $0.time + Self.duration } ?? .infinity }
    override var holdsPointer: Bool { false }
}
