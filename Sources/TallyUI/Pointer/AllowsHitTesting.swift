@_spi(Runtime) import TallyCore
import TallyScene

nonisolated struct HitTestingModifier: ElementModifier, Equatable {
    typealias Body = Never
    let isEnabled: Bool

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        HitTestingSlot(element, applied)
    }
}

final class HitTestingSlot: Slot {
    override func allowsHit(_ point: Point) -> Bool {
        (applied as? TypedAppliedModifier<HitTestingModifier>)?.modifier.isEnabled ?? true
    }
}

extension View {
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}
