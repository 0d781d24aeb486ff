import Foundation

/// What an element is, for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32

    public init() { bits = 0 }
    private init(bits: UInt32) { self.bits = bits }

    public static let isButton = AccessibilityTraits(bits: 1)
    public static let isHeader = AccessibilityTraits(bits: 2)
    public static let isSelected = AccessibilityTraits(bits: 4)
    public static let isLink = AccessibilityTraits(bits: 8)
    public static let isImage = AccessibilityTraits(bits: 16)
    public static let isStaticText = AccessibilityTraits(bits: 32)
    public static let updatesFrequently = AccessibilityTraits(bits: 64)
    public static let isModal = AccessibilityTraits(bits: 128)
    public static let playsSound = AccessibilityTraits(bits: 256)
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 512)
    public static let isToggle = AccessibilityTraits(bits: 1024)
    /// SwiftUI says this without a trait of its own.
    package static let isTextField = AccessibilityTraits(bits: 2048)

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

    @discardableResult
    public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(member)
        bits |= member.bits
        return (isNew, member)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = bits & member.bits
        bits &= ~member.bits
        return removed == 0 ? nil : Self(bits: removed)
    }

    @discardableResult
    public mutating func update(with member: Self) -> Self? {
        let old = bits & member.bits
        bits |= member.bits
        return old == 0 ? nil : Self(bits: old)
    }

    /// The names of the traits, in a fixed order.
    package var names: [String] {
        let known: [(AccessibilityTraits, String)] = [
            (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
            (.isImage, "image"), (.isStaticText, "staticText"), (.updatesFrequently, "updatesFrequently"),
            (.isModal, "modal"), (.isToggle, "toggle"), (.isTextField, "textField"),
        ]
        return known.filter { contains($0.0) }.map(\.1)
    }
}

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

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        AccessibilitySlot(element, entry)
    }
}

final class AccessibilitySlot: Slot {
    var change: AccessibilityChange? { (entry as? TypedChainEntry<AccessibilityModifier>)?.modifier.change }
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
}
