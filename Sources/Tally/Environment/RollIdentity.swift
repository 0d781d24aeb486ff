/// What a number means, as `rollIdentity(_:)` was told.
struct RollIdentity: Equatable, Sendable {
    let value: any Hashable & Sendable

    static func == (a: Self, b: Self) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }
}
