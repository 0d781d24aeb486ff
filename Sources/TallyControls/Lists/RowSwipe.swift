import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene
@_spi(Runtime) import TallyUI

/// What a row does when a finger moves it aside.
@MainActor
final class RowSwipeModel: NodeMemoryObject {
    /// Whether a finger that goes to a side, -1 the leading one and 1 the trailing one, moves the row.
    var mayBegin: (Double) -> Bool = { _ in false }
    /// Takes the points towards the trailing side since the finger took the row.
    var moved: (Double) -> Void = { _ in }
    /// Takes the same, and points a second, when the finger lets go.
    var ended: (Double, Double) -> Void = { _, _ in }
    /// Shows the buttons, and covers them again.
    var open: () -> Void = {}
    var close: () -> Void = {}
    /// Whether the buttons are seen.
    var isOpen: Bool { way > 0 }
    var edge = HorizontalEdge.trailing
    /// True of the Delete of a row that its `ForEach` deletes.
    var isSynthesized = false
    /// The row.
    weak var slot: RowSwipesSlot?
    /// Points that the row is moved to the side opposite to the buttons.
    var way: CGFloat = 0
    /// Whether anything stands beside the row.
    var isShown = false

    /// The width of the row in points.
    var width: CGFloat { slot.map { CGFloat($0.rect.width) } ?? 0 }

    /// What the actions at the row's side do, in their order; known when they have been seen.
    var actions: [(id: ObjectIdentifier, run: () -> Void)] = []

    init(_ node: NodeLink) {}

    var holdsState: Bool { isOpen }

    func nodeEnded(_ runtime: Runtime) {
        mayBegin = { _ in false }
        moved = { _ in }
        ended = { _, _ in }
        open = {}
        close = {}
        actions = []
    }

    func note(_ id: ObjectIdentifier, _ run: @escaping () -> Void) {
        if let place = actions.firstIndex(where: { $0.id == id }) {
            actions[place].run = run
        } else {
            actions.append((id, run))
        }
    }
}

extension RowSwipeModel {
    /// What else swipes bring to light at the same row.
    private var others: [RowSwipeModel] {
        guard let slot, !slot.isGone else { return [] }
        return slot.models.filter { $0 !== self }
    }

    /// Returns whether what is seen at a point of the stage belongs to the row.
    func isHit(at point: Point) -> Bool {
        guard let slot, !slot.isGone else { return false }
        return slot.element.runtime.root.hit(point)?.slots.contains { $0 === slot } ?? false
    }

    /// The program's own actions, in place of which nothing is synthesized.
    var replacement: RowSwipeModel? {
        isSynthesized ? others.first { $0.edge == edge && !$0.isSynthesized } : nil
    }

    /// Returns whether a finger may move the row to a side: what is seen is covered before anything else is shown.
    func mayMove(_ direction: Double) -> Bool {
        if isOpen { return true }
        return direction == (edge == .leading ? 1 : -1) && replacement == nil && !others.contains(where: \.isOpen)
    }
}

/// A drag to a side; one that goes up or down more than aside is left to the list.
final class RowSwipeRecognizer: _Recognizer<Void> {
    private let row: RowSwipesSlot
    /// What moves the row, once one does.
    private var model: RowSwipeModel?
    private var start: Point?
    private var sampler = VelocitySampler<AnimatablePair<Double, Double>>()

    init(_ row: RowSwipesSlot) { self.row = row }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        switch event.kind {
        case .down:
            start = event.point
            model = nil
            sampler.reset()
        case .moved, .up: break
        case .tick: return phase
        case .spread, .spreadEnded: return .failed
        }
        guard let start, !row.isGone else { return .failed }
        let way = (event.point.x - start.x) * (row.isMirrored ? -1 : 1)
        if event.kind != .up { sampler.add(AnimatablePair(way, 0), at: event.time) }
        let known = model
        if known == nil {
            if event.kind == .up { return .failed }
            guard start.distance(to: event.point) > GestureLimits.tapDistance else { return .possible(nil) }
            guard abs(way) > abs(event.point.y - start.y) else { return .failed }
        }
        guard let model = known ?? row.models.first(where: { $0.mayBegin(way < 0 ? -1 : 1) }) else { return .failed }
        self.model = model
        if event.kind == .up {
            let velocity = sampler.velocity(at: event.time).first
            self.model = nil
            effects.add { model.ended(way, velocity) }
            return .ended(())
        }
        effects.add { model.moved(way) }
        return .active(())
    }

    override func undo(_ effects: inout GestureEffects) {
        guard let model else { return }
        self.model = nil
        effects.add { model.ended(0, 0) }
    }
}
