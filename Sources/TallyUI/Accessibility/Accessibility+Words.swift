import TallyCore

extension View {
    /// Says what the view is.
    @inlinable public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        modifier(AccessibilityAttachmentModifier(label: label))
    }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityLabel(Text(label))
    }

    /// Says what the view has.
    public nonisolated func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility(AccessibilityChange { $0.value = value })
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityValue(Text(value))
    }

    /// Says what comes of working the view.
    public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(AccessibilityChange { $0.hint = hint })
    }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityHint(Text(hintKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityHint(Text(hint))
    }

    /// Gives the view a name of the program's own, for tests; it is not spoken.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(AccessibilityChange { $0.identifier = identifier })
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public nonisolated func accessibilityLabel(_ label: Text) -> Self {
        adding(AccessibilityChange { $0.label = label })
    }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self {
        accessibilityLabel(Text(label))
    }

    public nonisolated func accessibilityValue(_ value: Text) -> Self {
        adding(AccessibilityChange { $0.value = value })
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> Self {
        accessibilityValue(Text(value))
    }

    public nonisolated func accessibilityHint(_ hint: Text) -> Self {
        adding(AccessibilityChange { $0.hint = hint })
    }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> Self {
        accessibilityHint(Text(hintKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> Self {
        accessibilityHint(Text(hint))
    }

    public nonisolated func accessibilityIdentifier(_ identifier: String) -> Self {
        adding(AccessibilityChange { $0.identifier = identifier })
    }
}
