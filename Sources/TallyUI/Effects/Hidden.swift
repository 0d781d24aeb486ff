@_spi(Runtime) import TallyCore
import TallyScene

/// Keeps a view's place and draws nothing of it; nothing of it is reached or spoken either.
nonisolated struct HiddenModifier: ElementModifier, Equatable {
    typealias Body = Never

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        HiddenSlot(element, applied, around: Segment())
    }
}

extension View {
    public nonisolated func hidden() -> some View {
        modifier(HiddenModifier()).accessibilityHidden(true)
    }
}

final class HiddenSlot: Slot {
    override var measures: Bool { false }
    override func allowsHit(_ point: Point) -> Bool { false }
    override var hidesView: Bool { true }
    override func draw(around inner: Segment) { around?.setChildren([]) }
}
