import TallyCore

/// What becomes of the children of an element made by `accessibilityElement(children:)`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let ignores: Bool
    let keepsApart: Bool
    public static let ignore = AccessibilityChildBehavior(ignores: true, keepsApart: false)
    public static let contain = AccessibilityChildBehavior(ignores: false, keepsApart: true)
    public static let combine = AccessibilityChildBehavior(ignores: false, keepsApart: false)
}

extension View {
    public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        accessibility(
            AccessibilityChange(ofElement: !children.keepsApart) {
                $0.ignoresChildren = children.ignores
                $0.isContainer = children.keepsApart
            })
    }
}
