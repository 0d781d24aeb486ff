/// What people can do with the columns of a table that has a customization.
nonisolated public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    public typealias Element = TableColumnCustomizationBehavior
    public typealias ArrayLiteralElement = TableColumnCustomizationBehavior

    private struct Bits: OptionSet, Sendable {
        let rawValue: UInt8
    }

    private var bits: Bits

    private init(_ bits: Bits) { self.bits = bits }
    public init() { bits = [] }

    /// All of what follows.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
    /// Drag the header aside.
    public static let reorder = TableColumnCustomizationBehavior(Bits(rawValue: 1))
    /// Make it wider and narrower.
    public static let resize = TableColumnCustomizationBehavior(Bits(rawValue: 2))
    /// Hide and show it, with the menu of the header.
    public static let visibility = TableColumnCustomizationBehavior(Bits(rawValue: 4))

    public func contains(_ member: Element) -> Bool { bits.contains(member.bits) }
    public func union(_ other: Self) -> Self { Self(bits.union(other.bits)) }
    public func intersection(_ other: Self) -> Self { Self(bits.intersection(other.bits)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits.symmetricDifference(other.bits)) }

    @discardableResult
    public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Element) -> Element? {
        let taken = intersection(member)
        bits.subtract(member.bits)
        return taken.isEmpty ? nil : taken
    }

    @discardableResult
    public mutating func update(with newMember: Element) -> Element? {
        let had = intersection(newMember)
        formUnion(newMember)
        return had.isEmpty ? nil : had
    }

    public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
    public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
    public mutating func formSymmetricDifference(_ other: Self) { bits.formSymmetricDifference(other.bits) }
}
