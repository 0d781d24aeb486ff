internal import Synchronization

/// A key of a program's own that animations change, by the order in which such keys were met first.
package struct ProgramKey: Hashable, Sendable {
    private let number: UInt16

    private struct Known {
        var numbers: [String: UInt16] = [:]
        var names: [String] = []
    }
    /// What layers have that is not animated.
    private static let fixed: Set = ["frame", "name", "speed", "beginTime", "timeOffset", "duration"]
    private static let known = Mutex(Known())

    /// Nil: nothing has animated it yet.
    init?(known name: String) {
        guard let number = Self.known.withLock({ $0.numbers[name] }) else { return nil }
        self.number = number
    }

    /// Nil for a key path of several parts, and for more keys than any program has.
    init?(_ name: String) {
        if name.isEmpty || name.contains(".") || Self.fixed.contains(name) { return nil }
        let found: UInt16? = Self.known.withLock { known in
            if let number = known.numbers[name] { return number }
            guard let number = UInt16(exactly: known.names.count) else { return nil }
            known.numbers[name] = number
            known.names.append(name)
            return number
        }
        guard let found else { return nil }
        number = found
    }

    package var name: String { Self.known.withLock { $0.names[Int(number)] } }
}
