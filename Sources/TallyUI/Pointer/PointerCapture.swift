import TallyCore
import TallyScene

/// What has the pointer to itself, from when it takes it to when the pointer goes up.
@MainActor
package protocol PointerCapture: AnyObject {
    func pointerMoved(to point: Point)
    func pointerUp(at point: Point)
    /// Called when another press begins instead.
    func pointerLost()
}

extension Runtime {
    /// Takes the pointer from what has it to itself.
    func releasePointer() {
        guard let capture else { return }
        self.capture = nil
        capture.pointerLost()
    }

    /// Takes the pointer that is pressed away from all gestures: none of them succeeds any more.
    package func capturePointer(_ capture: any PointerCapture) {
        session?.cancel()
        session = nil
        self.capture = capture
    }
}
