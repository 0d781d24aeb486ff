import TallyScene

/// What a pointer looks like over a view.
package enum PointerLook: Sendable {
    case standard
    /// Over text that can be edited.
    case text
    /// Over a link, in a text or as a view.
    case link
}

extension Runtime {
    package func pointerLook(at point: Point) -> PointerLook {
        guard let slots = root.reached.hit(point)?.slots else { return .standard }
        for slot in slots {
            switch slot {
            case let text as TextInputSlot where text.isEnabled: return .text
            case let text as TextLinkSlot where text.isReachable && text.link(at: point) != nil: return .link
            case let link as LinkSlot where link.isReachable: return .link
            default: break
            }
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

final class LinkSlot: GestureSlot {
    override var takesPresses: Bool { false }
}
