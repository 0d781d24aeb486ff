@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// Follows a finger that scrolls a scroll view. Gestures of the views inside come first; what is only pressed gives way.
final class ScrollRecognizer: _Recognizer<Void> {
    private let element: any ScrollSite
    private let inner: _Recognizer<Void>?
    private var isScrolling = false
    private var hasYielded = false
    private var start: Point?
    /// Where the finger was when it had gone far enough.
    private var origin = Point.zero
    private var sampler = VelocitySampler<AnimatablePair<Double, Double>>()

    /// Points that a finger goes before it scrolls: as far as a tap may go.
    private static let slack = GestureLimits.tapDistance

    init(_ element: any ScrollSite, around inner: _Recognizer<Void>?) {
        self.element = element
        self.inner = inner
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        if isScrolling {
            if let inner, !inner.phase.isOver { _ = inner.receive(event, &effects) }
            return scroll(event, &effects)
        }
        if event.kind == .down {
            start = event.point
            hasYielded = false
            sampler.reset()
            // A finger on content that glides stops it, and presses nothing.
            if element.isGliding {
                effects.add { [element] in element.beginDrag() }
                inner?.yield(&effects)
                origin = event.point
                isScrolling = true
                return scroll(event, &effects)
            }
        }
        let phase = inner?.receive(event, &effects) ?? .failed
        if begins(event, phase) {
            inner?.yield(&effects)
            effects.add { [element] in element.beginDrag() }
            isScrolling = true
            return scroll(event, &effects)
        }
        if event.kind == .up || event.isOfFingers { hasYielded = true }
        if phase.isFailed { return hasYielded ? .failed : .possible(nil) }
        return phase
    }

    private func begins(_ event: GestureEvent, _ inner: GesturePhase<Void>) -> Bool {
        guard event.kind == .moved || event.kind == .up, !hasYielded, element.isAlive, let start else { return false }
        let way = Point(x: event.point.x - start.x, y: event.point.y - start.y)
        let distance = start.distance(to: event.point)
        guard distance > Self.slack else { return false }
        // Decided once: who has the finger now keeps it.
        hasYielded = true
        if case .ended = inner { return false }
        if self.inner?.holdsPointer ?? false { return false }
        guard element.canScroll(way) else { return false }
        let share = Self.slack / distance
        origin = Point(x: start.x + way.x * share, y: start.y + way.y * share)
        sampler.add(AnimatablePair(origin.x, origin.y), at: event.time - Self.step)
        return true
    }

    /// The seconds of one frame, for a finger whose first move is known by its end alone.
    private static let step = 1.0 / 60
    /// Seconds after which a finger that has not moved has no speed.
    private static let rest = 0.1

    private func scroll(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        switch event.kind {
        case .tick: return .active(())
        case .spread, .spreadEnded:
            effects.add { [element] in element.endDrag(x: 0, y: 0) }
            return .ended(())
        case .down, .moved, .up: break
        }
        let isUp = event.kind == .up
        if !isUp { sampler.add(AnimatablePair(event.point.x, event.point.y), at: event.time) }
        let way = Point(x: event.point.x - origin.x, y: event.point.y - origin.y)
        let hasRested = event.time - (sampler.lastTime ?? event.time) > Self.rest
        let velocity = hasRested ? .zero : sampler.velocity(at: event.time)
        effects.add { [element] in
            guard element.isAlive else { return }
            element.drag(by: way)
            if isUp { element.endDrag(x: velocity.first, y: velocity.second) }
        }
        return isUp ? .ended(()) : .active(())
    }

    override var holdsPointer: Bool { isScrolling || inner?.holdsPointer ?? false }
    override var isPassive: Bool { !isScrolling && (inner?.phase.isFailed ?? true) }

    override func yield(_ effects: inout GestureEffects) {
        endDrag(&effects)
        hasYielded = true
        inner?.yield(&effects)
    }

    override func undo(_ effects: inout GestureEffects) {
        endDrag(&effects)
        inner?.cancel(&effects)
    }

    private func endDrag(_ effects: inout GestureEffects) {
        guard isScrolling else { return }
        isScrolling = false
        effects.add { [element] in if element.isAlive { element.endDrag(x: 0, y: 0) } }
    }

    override func restart() {
        isScrolling = false
        hasYielded = false
        start = nil
        sampler.reset()
        inner?.reset()
    }

    override var deadline: Double { inner.map { $0.phase.isOver ? .infinity : $0.deadline } ?? .infinity }
}

/// A gesture that goes on together with others, scrolling included.
final class CompanionRecognizer: WrappingRecognizer<Void, Void> {
    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        base.receive(event, &effects)
    }

    override var holdsPointer: Bool { false }
    override func yield(_ effects: inout GestureEffects) {}
}

extension GestureEvent {
    fileprivate var isOfFingers: Bool {
        switch kind {
        case .spread, .spreadEnded: true
        case .down, .moved, .up, .tick: false
        }
    }
}
