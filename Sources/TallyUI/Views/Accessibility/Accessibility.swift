/// What a modifier changes of what assistive technology is told.
struct AccessibilityChange {
    var label: Text?
    var value: Text?
    var hint: Text?
    var addedTraits = AccessibilityTraits()
    var removedTraits = AccessibilityTraits()
    var isHidden: Bool?
    /// Makes one element of the view and everything in it.
    var isElement = false
    /// What inside can be worked is an element of its own all the same.
    var keepsControlsApart = false
    var ignoresChildren = false
    var action: (@MainActor () -> Void)?
    /// Told the tag of the view, if it has one.
    var choose: (@MainActor (AnyHashable) -> Void)?
    /// The view is selected if its tag is one of these.
    var selection: Set<AnyHashable> = []
    /// What can be done besides, by name.
    var actions: [AccessibilityNamedAction] = []
    var identifier: String?
}

/// Something that assistive technology can do with an element.
struct AccessibilityNamedAction {
    let name: Text
    let run: @MainActor () -> Void
}

nonisolated struct AccessibilityModifier: ElementModifier {
    typealias Body = Never
    let change: AccessibilityChange

    nonisolated init(_ change: AccessibilityChange) { self.change = change }

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        AccessibilitySlot(element, applied)
    }
}

final class AccessibilitySlot: Slot {
    var change: AccessibilityChange? { (applied as? TypedAppliedModifier<AccessibilityModifier>)?.modifier.change }
    override var measures: Bool { false }
}

/// What becomes of the children of an element made by `accessibilityElement(children:)`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let ignores: Bool
    let keepsApart: Bool
    public static let ignore = AccessibilityChildBehavior(ignores: true, keepsApart: false)
    public static let contain = AccessibilityChildBehavior(ignores: false, keepsApart: true)
    public static let combine = AccessibilityChildBehavior(ignores: false, keepsApart: false)
}

extension View {
    nonisolated func accessibility(_ change: AccessibilityChange) -> some View {
        modifier(AccessibilityModifier(change))
    }

    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        accessibility(AccessibilityChange(label: label, isElement: true))
    }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        accessibility(AccessibilityChange(value: value, isElement: true))
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        accessibility(AccessibilityChange(hint: hint, isElement: true))
    }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility(AccessibilityChange(isHidden: hidden))
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(AccessibilityChange(addedTraits: traits))
    }

    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(AccessibilityChange(removedTraits: traits))
    }

    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility(AccessibilityChange(isElement: !children.keepsApart, ignoresChildren: children.ignores))
    }

    /// Gives the view a name of the program's own, for tests; it is not spoken.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility(AccessibilityChange(isElement: true, identifier: identifier))
    }
}
