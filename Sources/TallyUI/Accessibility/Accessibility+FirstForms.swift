public import Foundation
import TallyCore

extension View {
    /// The first form of `accessibilityLabel(_:)`.
    public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(label)
    }

    /// The first form of `accessibilityValue(_:)`.
    public nonisolated func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(value)
    }

    /// The first form of `accessibilityHint(_:)`.
    public nonisolated func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(hint)
    }

    /// The first form of `accessibilityHidden(_:)`.
    public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHidden(hidden)
    }

    /// The first form of `accessibilityIdentifier(_:)`.
    public nonisolated func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityIdentifier(identifier)
    }

    /// The first form of `accessibilityInputLabels(_:)`.
    public nonisolated func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityInputLabels(inputLabels)
    }

    /// The first form of `accessibilitySortPriority(_:)`.
    public nonisolated func accessibility(sortPriority: Double) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilitySortPriority(sortPriority)
    }

    /// The first form of `accessibilityAddTraits(_:)`.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityAddTraits(traits)
    }

    /// The first form of `accessibilityRemoveTraits(_:)`.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityRemoveTraits(traits)
    }

    /// The first form of `accessibilityActivationPoint(_:)`.
    public nonisolated func accessibility(activationPoint: CGPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityActivationPoint(activationPoint)
    }

    /// The first form of `accessibilityActivationPoint(_:)`.
    public nonisolated func accessibility(activationPoint: UnitPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityActivationPoint(activationPoint)
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// The first form of `accessibilityLabel(_:)`.
    public nonisolated func accessibility(label: Text) -> Self {
        accessibilityLabel(label)
    }

    /// The first form of `accessibilityValue(_:)`.
    public nonisolated func accessibility(value: Text) -> Self {
        accessibilityValue(value)
    }

    /// The first form of `accessibilityHint(_:)`.
    public nonisolated func accessibility(hint: Text) -> Self {
        accessibilityHint(hint)
    }

    /// The first form of `accessibilityHidden(_:)`.
    public nonisolated func accessibility(hidden: Bool) -> Self {
        accessibilityHidden(hidden)
    }

    /// The first form of `accessibilityIdentifier(_:)`.
    public nonisolated func accessibility(identifier: String) -> Self {
        accessibilityIdentifier(identifier)
    }

    /// The first form of `accessibilityInputLabels(_:)`.
    public nonisolated func accessibility(inputLabels: [Text]) -> Self {
        accessibilityInputLabels(inputLabels)
    }

    /// The first form of `accessibilitySortPriority(_:)`.
    public nonisolated func accessibility(sortPriority: Double) -> Self {
        accessibilitySortPriority(sortPriority)
    }

    /// The first form of `accessibilityAddTraits(_:)`.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> Self {
        accessibilityAddTraits(traits)
    }

    /// The first form of `accessibilityRemoveTraits(_:)`.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> Self {
        accessibilityRemoveTraits(traits)
    }

    /// The first form of `accessibilityActivationPoint(_:)`.
    public nonisolated func accessibility(activationPoint: CGPoint) -> Self {
        accessibilityActivationPoint(activationPoint)
    }

    /// The first form of `accessibilityActivationPoint(_:)`.
    public nonisolated func accessibility(activationPoint: UnitPoint) -> Self {
        accessibilityActivationPoint(activationPoint)
    }
}
