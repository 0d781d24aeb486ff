import TallyScene

nonisolated struct HitTestingModifier: ElementModifier, Equatable {
    typealias Body = Never
    let isEnabled: Bool

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        HitTestingSlot(element, entry)
    }
}

final class HitTestingSlot: Slot {
    override func allowsHit(_ point: Point) -> Bool {
        (entry as? TypedChainEntry<HitTestingModifier>)?.modifier.isEnabled ?? true
    }
}

extension View {
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}
