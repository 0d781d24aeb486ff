/// A value that views hand up the tree, and how the values of several views become one.
public protocol PreferenceKey {
    associatedtype Value
    /// What a reader finds where no view inside sets a value.
    static var defaultValue: Self.Value { get }
    /// Takes the value of the next view, in the order of the views, into that of those before.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
    static var _includesRemovedValues: Bool { get }
}

extension PreferenceKey {
    /// Views on their way out hand nothing up.
    public static var _includesRemovedValues: Bool { false }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension PreferenceKey {
    /// The key's bit in `Element.preferenceBits`.
    @MainActor package static var bit: UInt64 { PreferenceBits.bit(ObjectIdentifier(Self.self)) }
}

@MainActor
private enum PreferenceBits {
    private static var numbers: [ObjectIdentifier: Int] = [:]

    static func bit(_ key: ObjectIdentifier) -> UInt64 {
        if let number = numbers[key] { return 1 << UInt64(number) }
        let number = numbers.count % UInt64.bitWidth
        numbers[key] = number
        return 1 << UInt64(number)
    }
}
