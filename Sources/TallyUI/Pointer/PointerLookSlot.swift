@_spi(Runtime) import TallyCore
import TallyScene

/// A modifier's slot that has a say in what a pointer looks like.
@MainActor
package protocol PointerLookSlot: Slot {
    /// Returns the look over a point of the stage; nil is as what is around says.
    func pointerLook(at point: Point) -> PointerLook?
}

extension Runtime {
    package func pointerLook(at point: Point) -> PointerLook {
        guard let slots = root.hit(point)?.slots else { return .standard }
        for slot in slots {
            if let look = (slot as? any PointerLookSlot)?.pointerLook(at: point) { return look }
        }
        return .standard
    }

    /// Tells the host what the pointer looks like at a point, if that is otherwise than before.
    func showPointer(at point: Point) {
        let look = pointerLook(at: point)
        if look == shownPointer { return }
        shownPointer = look
        host.send(.pointer(look))
    }
}

/// Makes a view a link for the pointer's look.
package nonisolated struct LinkMark: ElementModifier, Equatable {

    package init() {}
    package typealias Body = Never

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        LinkSlot(element, applied)
    }
}

final class LinkSlot: GestureSlot, PointerLookSlot {
    func pointerLook(at point: Point) -> PointerLook? { isReachable ? .link : nil }
    override var takesPresses: Bool { false }
}
