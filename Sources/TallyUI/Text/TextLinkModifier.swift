import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Opens the links in a text that are pressed.
nonisolated struct TextLinkModifier: ElementModifier {
    typealias Body = Never

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        TextLinkSlot(element, applied)
    }
}

final class TextLinkSlot: GestureSlot, PointerLookSlot {
    private var text: TextElement? { isGone ? nil : element as? TextElement }

    override func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? {
        SlotRecognizer(TextLinkRecognizer(self), site)
    }

    func link(at point: Point) -> URL? {
        text?.link(at: (site.toStage.inverse ?? .identity).apply(point))
    }

    func pointerLook(at point: Point) -> PointerLook? { isReachable && link(at: point) != nil ? .link : nil }

    fileprivate func open(_ link: URL) { text?.open(link) }
}

/// Fails beside links, and where a press ends on another than it began on.
private final class TextLinkRecognizer: _Recognizer<Void> {
    private let slot: TextLinkSlot
    private var link: URL?

    init(_ slot: TextLinkSlot) { self.slot = slot }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        switch event.kind {
        case .down:
            link = slot.link(at: event.point)
            return link == nil ? .failed : .active(())
        case .moved: return link == nil ? .failed : .active(())
        case .up:
            guard let link, slot.link(at: event.point) == link else { return .failed }
            effects.add { [slot] in slot.open(link) }
            return .ended(())
        case .tick: return phase
        case .spread, .spreadEnded: return .failed
        }
    }

    // A press gives way to scrolling.
    override var holdsPointer: Bool { false }

    override func restart() { link = nil }
}
