@_spi(Runtime) import TallyCore
import TallyScene

extension View {
    /// Tells assistive technology of other views in place of this one: they are laid out where it is, and not seen.
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        accessibilityStandIn(representation(), keepsOwn: false)
    }

    nonisolated func accessibilityStandIn<V: View>(_ views: V, keepsOwn: Bool) -> some View {
        modifier(AccessibilityOriginalModifier(keepsOwn: keepsOwn))
            .overlay { views.modifier(UnseenModifier()).allowsHitTesting(false) }
    }
}

/// Leaves what is inside to those who see it.
nonisolated struct AccessibilityOriginalModifier: ElementModifier, Equatable {
    typealias Body = Never
    /// True: what it is told to be as one element is still told.
    let keepsOwn: Bool

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        AccessibilityOriginalSlot(element, applied)
    }
}

final class AccessibilityOriginalSlot: Slot {
    override var measures: Bool { false }

    var keepsOwn: Bool { (applied as? TypedAppliedModifier<AccessibilityOriginalModifier>)?.modifier.keepsOwn ?? true }
}

/// Draws nothing of what is inside, which assistive technology is told of all the same.
nonisolated private struct UnseenModifier: ElementModifier, Equatable {
    typealias Body = Never

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        UnseenSlot(element, applied, around: Segment())
    }
}

private final class UnseenSlot: Slot {
    override var hidesView: Bool { true }
    override func draw(around inner: Segment) { around?.setChildren([]) }
}
