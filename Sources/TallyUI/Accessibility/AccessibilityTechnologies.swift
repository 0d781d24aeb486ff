/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    public typealias Element = AccessibilityTechnologies
    public typealias ArrayLiteralElement = AccessibilityTechnologies

    private var bits: UInt8

    public init() { bits = 0 }
    private init(bits: UInt8) { self.bits = bits }

    /// What speaks.
    public static let voiceOver = AccessibilityTechnologies(bits: 1)
    /// What is worked by switches.
    public static let switchControl = AccessibilityTechnologies(bits: 2)

    public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = bits & member.bits
        bits &= ~member.bits
        return removed == 0 ? nil : Self(bits: removed)
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let old = bits & newMember.bits
        bits |= newMember.bits
        return old == 0 ? nil : Self(bits: old)
    }
}
