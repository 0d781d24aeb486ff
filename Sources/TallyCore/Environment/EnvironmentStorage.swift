/// One value over those around it; shared, so that an unchanged environment is the same object.
package class EnvironmentStorage {
    fileprivate let key: ObjectIdentifier
    let outer: EnvironmentStorage?
    /// The keys here and around: most of what views ask for nobody has set.
    private let keys: KeyFilter

    fileprivate init(key: ObjectIdentifier, outer: EnvironmentStorage?) {
        self.key = key
        self.outer = outer
        keys = (outer?.keys ?? KeyFilter()).adding(key)
    }

    /// Returns where the innermost value of a key is; nil if nobody set one.
    ///
    /// - Complexity: O(values set); O(1) for nearly all keys that nobody set.
    final func entry(for key: ObjectIdentifier) -> EnvironmentStorage? {
        guard keys.mayHave(key) else { return nil }
        // Each entry keeps those around it: none is counted on the way.
        return withExtendedLifetime(self) {
            var entry = Unmanaged.passUnretained(self)
            while entry._withUnsafeGuaranteedRef({ $0.key }) != key {
                guard let outer = entry._withUnsafeGuaranteedRef({ $0.outer.map(Unmanaged.passUnretained) }) else {
                    return nil
                }
                entry = outer
            }
            return entry.takeUnretainedValue()
        }
    }

    /// Returns the value, of the one type that all values of the key have.
    @inline(__always)
    final func value<V>(as type: V.Type) -> V {
        // unsafe: who writes a key and who reads it ask the same declaration.
        unsafeDowncast(self, to: StoredEnvironmentValue<V>.self).value
    }

    /// Returns what was set over `base` as set over other values instead; all of it, where `base` is not around.
    ///
    /// - Complexity: O(values set over it).
    package final func moved(from base: EnvironmentStorage?, onto other: EnvironmentStorage?) -> EnvironmentStorage? {
        if self === base { return other }
        return copy(over: outer.map { $0.moved(from: base, onto: other) } ?? other)
    }

    fileprivate func copy(over outer: EnvironmentStorage?) -> EnvironmentStorage { self }

    var printed: String { "" }
}

final class StoredEnvironmentValue<Value>: EnvironmentStorage {
    fileprivate let value: Value

    init(_ value: Value, for key: ObjectIdentifier, outer: EnvironmentStorage?) {
        self.value = value
        super.init(key: key, outer: outer)
    }

    fileprivate override func copy(over outer: EnvironmentStorage?) -> EnvironmentStorage {
        StoredEnvironmentValue(value, for: key, outer: outer)
    }

    override var printed: String { "\(value)" }
}

/// A set of keys that may be taken to have one which it has not.
private struct KeyFilter {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    func adding(_ key: ObjectIdentifier) -> KeyFilter {
        var more = self
        let (isHigh, bit) = Self.bit(of: key)
        if isHigh { more.high |= bit } else { more.low |= bit }
        return more
    }

    func mayHave(_ key: ObjectIdentifier) -> Bool {
        let (isHigh, bit) = Self.bit(of: key)
        return (isHigh ? high : low) & bit != 0
    }

    /// Returns the upper bits of a product with the golden ratio: addresses of types differ in their middle bits.
    private static func bit(of key: ObjectIdentifier) -> (isHigh: Bool, bit: UInt64) {
        let mixed = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15 >> 57
        return (mixed & 64 != 0, 1 << (mixed & 63))
    }
}
