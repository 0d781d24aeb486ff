@_spi(Runtime) import TallyCore

/// What a modifier changes of what assistive technology is told.
package struct AccessibilityChange {
    package var label: Text?
    package var value: Text?
    var hint: Text?
    package var addedTraits = AccessibilityTraits()
    package var removedTraits = AccessibilityTraits()
    package var isHidden: Bool?
    /// Makes one element of the view and everything in it.
    package var isElement = false
    /// What inside can be worked is an element of its own all the same.
    package var keepsControlsApart = false
    package var ignoresChildren = false
    package var action: (@MainActor () -> Void)?
    /// Told the tag of the view, if it has one.
    package var choose: (@MainActor (AnyHashable) -> Void)?
    /// The view is selected if its tag is one of these.
    package var selection: Set<AnyHashable> = []
    /// What can be done besides, by name.
    package var actions: [AccessibilityNamedAction] = []
    var identifier: String?

    package init(
        label: Text? = nil, value: Text? = nil, hint: Text? = nil,
        addedTraits: AccessibilityTraits = AccessibilityTraits(),
        removedTraits: AccessibilityTraits = AccessibilityTraits(), isHidden: Bool? = nil, isElement: Bool = false,
        keepsControlsApart: Bool = false, ignoresChildren: Bool = false, action: (@MainActor () -> Void)? = nil,
        choose: (@MainActor (AnyHashable) -> Void)? = nil, selection: Set<AnyHashable> = [],
        actions: [AccessibilityNamedAction] = [], identifier: String? = nil
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.addedTraits = addedTraits
        self.removedTraits = removedTraits
        self.isHidden = isHidden
        self.isElement = isElement
        self.keepsControlsApart = keepsControlsApart
        self.ignoresChildren = ignoresChildren
        self.action = action
        self.choose = choose
        self.selection = selection
        self.actions = actions
        self.identifier = identifier
    }
}

/// Something that assistive technology can do with an element.
package struct AccessibilityNamedAction {
    package let name: Text
    package let run: @MainActor () -> Void

    package init(name: Text, run: @escaping @MainActor () -> Void) {
        self.name = name
        self.run = run
    }
}

nonisolated public struct _AccessibilityModifier: ElementModifier {
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
        self.init(AccessibilityChange(isElement: !children.keepsApart, ignoresChildren: children.ignores))
    }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        AccessibilitySlot(element, applied)
    }
}

final class AccessibilitySlot: Slot {
    var change: AccessibilityChange? { (applied as? TypedAppliedModifier<_AccessibilityModifier>)?.modifier.change }
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
        modifier(_AccessibilityModifier(change))
    }

    @inlinable public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        modifier(_AccessibilityModifier(label: label))
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

    @inlinable public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        modifier(_AccessibilityModifier(children: children))
    }

    /// Gives the view a name of the program's own, for tests; it is not spoken.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility(AccessibilityChange(isElement: true, identifier: identifier))
    }
}
