@_spi(Runtime) import TallyCore
import TallyScene

/// The gestures of the views under a press, from the first press until each has succeeded or failed.
@MainActor
final class PointerSession {
    private struct Member {
        let slot: GestureSlot
        let recognizer: _Recognizer<Void>
    }

    // unowned: the runtime holds it, and whom it has call back later holds it weakly.
    private unowned let runtime: Runtime
    private var members: [Member] = []
    private var whole: _Recognizer<Void>?
    private var timer: Int?
    private(set) var isPressed = false
    private var lastPoint = Point.zero

    /// - Parameter path: what is under the pointer, from the inside out.
    init?(_ path: HitPath, runtime: Runtime) {
        self.runtime = runtime
        var scrolls = path.scrolls[...]
        for (place, slot) in path.slots.enumerated() {
            scroll(&scrolls, before: place)
            guard let slot = slot as? GestureSlot, slot.isReachable else { continue }
            if !slot.mask.contains(.subviews) {
                members.removeAll()
                whole = nil
            }
            guard slot.mask.contains(.gesture), let made = slot.makeRecognizer(GestureSite(slot)) else { continue }
            members.append(Member(slot: slot, recognizer: made))
            let gesture = slot.rank == .withInner ? CompanionRecognizer(made) : made
            whole = whole.map { Self.combine($0, gesture, slot.rank) } ?? gesture
        }
        scroll(&scrolls, before: .max)
        if whole == nil { return nil }
    }

    /// Puts the scroll views around the first slots: what is inside of them comes first.
    private func scroll(_ scrolls: inout ArraySlice<HitPath.Scroll>, before place: Int) {
        while let next = scrolls.first, next.place <= place {
            scrolls.removeFirst()
            if next.element.isScrollEnabled { whole = ScrollRecognizer(next.element, around: whole) }
        }
    }

    private static func combine(
        _ inner: _Recognizer<Void>, _ outer: _Recognizer<Void>, _ rank: GestureRank
    ) -> _Recognizer<Void> {
        let pair: PairRecognizer<Void, Void, Void>
        switch rank {
        case .afterInner: pair = ExclusiveRecognizer(inner, outer, { $0 }, { $0 })
        case .beforeInner: pair = ExclusiveRecognizer(outer, inner, { $0 }, { $0 })
        case .withInner: pair = SimultaneousRecognizer(inner, outer) { _, _ in }
        }
        pair.isOfViews = true
        return pair
    }

    /// Returns whether the same gestures would take part in a press there.
    func isSame(as path: HitPath) -> Bool {
        let slots = path.slots.compactMap { $0 as? GestureSlot }
        return members.allSatisfy { member in slots.contains { $0 === member.slot } }
    }

    /// True if nothing can come of it any more.
    private(set) var isOver = false

    func receive(_ kind: GestureEvent.Kind, at point: Point?, time: Double) {
        guard let whole, !isOver else { return }
        if kind == .down { isPressed = true } else if kind == .up { isPressed = false }
        if let point { lastPoint = point }
        var effects = GestureEffects()
        for member in members where !member.slot.isReachable { member.recognizer.cancel(&effects) }
        let event = GestureEvent(kind: kind, point: lastPoint, time: time, site: .stage)
        if whole.receive(event, &effects).isOver { isOver = true }
        finish(effects)
    }

    /// Ends what is under way. What waited only for taps that will not come succeeds.
    func end() {
        receive(.tick, at: nil, time: .infinity)
        cancel()
    }

    func cancel() {
        guard let whole, !isOver else { return }
        isOver = true
        var effects = GestureEffects()
        whole.cancel(&effects)
        finish(effects)
    }

    /// Cancels the gesture of a view that has gone; others may have waited for that.
    func slotWent(_ slot: GestureSlot) {
        guard members.contains(where: { $0.slot === slot }) else { return }
        receive(.tick, at: nil, time: runtime.time)
    }

    private func finish(_ effects: GestureEffects) {
        schedule()
        if isOver {
            // The runtime keeps the session until the next press; views that go meanwhile are not kept by it.
            members = []
            whole = nil
        }
        runtime.hosting { effects.run() }
    }

    private func schedule() {
        if let timer { runtime.cancelScheduled(timer) }
        timer = nil
        guard !isOver, let deadline = whole?.deadline, deadline < .infinity else { return }
        timer = runtime.schedule(at: deadline) { [weak self] in
            guard let self else { return }
            timer = nil
            receive(.tick, at: nil, time: Swift.max(deadline, runtime.time))
        }
    }
}
