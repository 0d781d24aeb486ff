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
    public static let isSearchField = AccessibilityTraits(bits: 4096)
    public static let isKeyboardKey = AccessibilityTraits(bits: 8192)
    public static let isSummaryElement = AccessibilityTraits(bits: 16384)
    public static let startsMediaSession = AccessibilityTraits(bits: 32768)
    public static let causesPageTurn = AccessibilityTraits(bits: 65536)
    public static let isTabBar = AccessibilityTraits(bits: 131072)
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
            (.isSearchField, "searchField"), (.isKeyboardKey, "keyboardKey"), (.isSummaryElement, "summaryElement"),
            (.startsMediaSession, "startsMediaSession"), (.causesPageTurn, "causesPageTurn"),
            (.isTabBar, "tabBar"),
        ]
        return known.filter { contains($0.0) }.map(\.1)
    }
}
