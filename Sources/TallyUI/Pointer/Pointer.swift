import Foundation
import TallyCore
import TallyScene

extension Runtime {
    /// Handles a pointer that goes down: the gestures of the views under it follow it until each has succeeded or
    /// failed.
    ///
    /// - Parameter modifiers: the keys that are held.
    package func pointerDown(at point: Point, modifiers: EventModifiers = []) {
        releasePointer()
        pointerModifiers = modifiers
        let path = root.hit(point)
        endTextSelection(missedBy: path)
        begin(path)
        if let target = path?.slots.lazy.compactMap({ $0 as? any KeyResponder }).first(where: \.takesFocusWhenPressed) {
            focus(on: target)
        }
        session?.receive(.down, at: point, time: time)
    }

    package func pointerMoved(to point: Point) {
        if let capture { return capture.pointerMoved(to: point) }
        guard let session, session.isPressed else { return }
        session.receive(.moved, at: point, time: time)
    }

    package func pointerUp(at point: Point) {
        if let capture {
            self.capture = nil
            return capture.pointerUp(at: point)
        }
        guard let session, session.isPressed else { return }
        // Where it is released is where it has been, also for what follows its way.
        session.receive(.up, at: point, time: time)
    }

    /// Handles two fingers that go down around a point, spread and turn, and are lifted with `isOver`.
    package func spread(factor: Double, radians: Double, at point: Point, begins: Bool, isOver: Bool) {
        if begins {
            releasePointer()
            begin(root.hit(point))
        }
        session?.receive(
            isOver ? .spreadEnded(factor: factor, radians: radians) : .spread(factor: factor, radians: radians),
            at: point, time: time)
        if isOver { session?.end() }
    }

    /// Begins a press: one that gestures have waited for goes to them, any other ends them.
    private func begin(_ path: HitPath?) {
        if let session, !session.isOver {
            if !session.isPressed, let path, session.isSame(as: path) { return }
            if session.isPressed { session.cancel() } else { session.end() }
        }
        session = path.flatMap { PointerSession($0, runtime: self) }
    }

    /// Called while the tree is updated: what a gesture cancelled by a slot's end does, it does afterwards.
    func gestureSlotWent(_ slot: GestureSlot) {
        guard let session, !session.isOver else { return }
        afterUpdate { session.slotWent(slot) }
    }
}
