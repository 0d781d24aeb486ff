import TallyCore

/// What becomes of the children of an element made by `accessibilityElement(children:)`.
public struct AccessibilityChildBehavior: Hashable {
    let ignores: Bool
    let keepsApart: Bool
    public static var ignore: AccessibilityChildBehavior {
        AccessibilityChildBehavior(ignores: true, keepsApart: false)
    }
    public static var contain: AccessibilityChildBehavior {
        AccessibilityChildBehavior(ignores: false, keepsApart: true)
    }
    public static var combine: AccessibilityChildBehavior {
        AccessibilityChildBehavior(ignores: false, keepsApart: false)
    }
}

extension View {
    @inlinable public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        modifier(AccessibilityAttachmentModifier(children: children))
    }
}
