@_spi(Runtime) import TallyCore

/// Says something of a view to assistive technology. What is said of one view one after another is one such modifier.
nonisolated public struct AccessibilityAttachmentModifier: ElementModifier {
    public typealias Body = Never
    /// Shared: a modifier is copied more often than it is made.
    private final class Holder {
        let change: AccessibilityChange

        init(_ change: AccessibilityChange) { self.change = change }
    }

    private let holder: Holder
    var change: AccessibilityChange { holder.change }

    package init(_ change: AccessibilityChange) { holder = Holder(change) }

    @usableFromInline init(label: Text) { self.init(AccessibilityChange(label: label, isElement: true)) }

    @usableFromInline init(children: AccessibilityChildBehavior) {
        var change = AccessibilityChange(isElement: !children.keepsApart)
        change.ignoresChildren = children.ignores
        change.isContainer = children.keepsApart
        self.init(change)
    }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        AccessibilitySlot(element, applied)
    }
}

final class AccessibilitySlot: Slot {
    var change: AccessibilityChange? {
        (applied as? TypedAppliedModifier<AccessibilityAttachmentModifier>)?.modifier.change
    }
    override var measures: Bool { false }
}

extension View {
    nonisolated func accessibility(
        _ change: AccessibilityChange
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(change))
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Says one thing more of the same view.
    nonisolated func adding(_ change: AccessibilityChange) -> Self {
        ModifiedContent(content: content, modifier: Modifier(modifier.change.with(change)))
    }
}
