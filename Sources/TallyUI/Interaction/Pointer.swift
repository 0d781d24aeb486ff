import Foundation
import TallyScene

/// A modifier's slot that takes part in what a pointer does.
@MainActor
protocol PointerResponder: AnyObject {
    var isEnabled: Bool { get }
    func pointerDown(at point: Point, _ time: Double)
    func pointerMoved(to point: Point, isInside: Bool, _ time: Double)
    func pointerUp(at point: Point, isInside: Bool, _ time: Double)
    func pointerCancelled()
}

extension Runtime {
    /// The pointer goes down: the innermost responder under it takes the pointer until it is up again.
    package func pointerDown(at point: Point) {
        let path = root.list.hit(point)
        let responder = path?.slots.lazy.compactMap { $0 as? any PointerResponder }.first { $0.isEnabled }
        captured = responder
        hosting { responder?.pointerDown(at: point, time) }
    }

    package func pointerMoved(to point: Point) {
        guard let captured else { return }
        let isInside = isInside(captured, point)
        hosting { captured.pointerMoved(to: point, isInside: isInside, time) }
    }

    package func pointerUp(at point: Point) {
        guard let captured else { return }
        self.captured = nil
        let isInside = isInside(captured, point)
        hosting { captured.pointerUp(at: point, isInside: isInside, time) }
    }

    private func isInside(_ responder: any PointerResponder, _ point: Point) -> Bool {
        root.list.hit(point)?.slots.contains { $0 === responder } ?? false
    }
}
