public import Foundation
import TallyCore

// What is said only where it holds: otherwise the view keeps what it would say without the modifier.
extension View {
    public nonisolated func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(AccessibilityChange(if: isEnabled) { $0.label = label })
    }

    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    public nonisolated func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(AccessibilityChange(if: isEnabled) { $0.value = valueDescription })
    }

    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    public nonisolated func accessibilityHint(
        _ hint: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(AccessibilityChange(if: isEnabled) { $0.hint = hint })
    }

    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(AccessibilityChange(if: isEnabled) { $0.inputLabels = inputLabels })
    }

    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(AccessibilityChange(if: isEnabled) { $0.identifier = identifier })
    }

    public nonisolated func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(AccessibilityChange(if: isEnabled, ofElement: false) { $0.isHidden = hidden })
    }

    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(AccessibilityChange(if: isEnabled) { $0.activationPoint = .place(activationPoint) })
    }

    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(AccessibilityChange(if: isEnabled) { $0.activationPoint = .share(activationPoint) })
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public nonisolated func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> Self {
        adding(AccessibilityChange(if: isEnabled) { $0.label = label })
    }

    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> Self {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> Self {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    public nonisolated func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool
    ) -> Self {
        adding(AccessibilityChange(if: isEnabled) { $0.value = valueDescription })
    }

    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> Self {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> Self {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    public nonisolated func accessibilityHint(
        _ hint: Text, isEnabled: Bool
    ) -> Self {
        adding(AccessibilityChange(if: isEnabled) { $0.hint = hint })
    }

    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> Self {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> Self {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> Self {
        adding(AccessibilityChange(if: isEnabled) { $0.inputLabels = inputLabels })
    }

    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> Self {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> Self {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> Self {
        adding(AccessibilityChange(if: isEnabled) { $0.identifier = identifier })
    }

    public nonisolated func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> Self {
        adding(AccessibilityChange(if: isEnabled, ofElement: false) { $0.isHidden = hidden })
    }

    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> Self {
        adding(AccessibilityChange(if: isEnabled) { $0.activationPoint = .place(activationPoint) })
    }

    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> Self {
        adding(AccessibilityChange(if: isEnabled) { $0.activationPoint = .share(activationPoint) })
    }
}

extension AccessibilityChange {
    /// A change of one thing where it holds, and of nothing where it does not.
    init(if isEnabled: Bool, ofElement isElement: Bool = true, _ set: (inout Self) -> Void) {
        self.init()
        guard isEnabled else { return }
        self.isElement = isElement
        set(&self)
    }
}
