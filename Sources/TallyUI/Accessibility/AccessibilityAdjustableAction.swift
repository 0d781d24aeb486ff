import TallyCore

/// The way in which a value is changed by a step.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

extension View {
    /// Lets assistive technology change the view's value by steps, as a swipe up or down does; as actions they are named
    /// "Increment" and "Decrement".
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.adjustment(handler))
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> Self { adding(.adjustment(handler)) }
}

extension AccessibilityChange {
    package static func adjustment(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> Self {
        let handler = onMain(handler)
        return AccessibilityChange {
            $0.actions = [
                AccessibilityNamedAction(name: Text(verbatim: "Increment")) { handler(.increment) },
                AccessibilityNamedAction(name: Text(verbatim: "Decrement")) { handler(.decrement) },
            ]
        }
    }
}
