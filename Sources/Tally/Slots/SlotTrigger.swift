/// A value whose change plays a number again.
struct SlotTrigger: Equatable {
    let value: any Equatable

    static func == (a: Self, b: Self) -> Bool {
        func isEqual<T: Equatable>(_ value: T) -> Bool { value == b.value as? T }
        return isEqual(a.value)
    }
}
