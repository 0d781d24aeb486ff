import TallyScene

/// What a pointer looks like over a view.
package enum PointerLook: Sendable {
    case standard
    /// Over text that can be edited.
    case text
    /// Over a link, in a text or as a view.
    case link
}

/// A modifier's slot that has a say in what a pointer looks like.
@MainActor
protocol PointerLookSlot: Slot {
    /// Over a point of the stage; nil: as what is around says.
    func pointerLook(at point: Point) -> PointerLook?
}

extension Runtime {
    package func pointerLook(at point: Point) -> PointerLook {
        guard let slots = root.reached.hit(point)?.slots else { return .standard }
        for slot in slots {
            if let look = (slot as? any PointerLookSlot)?.pointerLook(at: point) { return look }
        }
        return .standard
    }
}

/// Makes a view a link for the pointer's look.
nonisolated struct LinkMark: ElementModifier, Equatable {
    typealias Body = Never

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        LinkSlot(element, entry)
    }
}

final class LinkSlot: GestureSlot, PointerLookSlot {
    func pointerLook(at point: Point) -> PointerLook? { isReachable ? .link : nil }
    override var takesPresses: Bool { false }
}
