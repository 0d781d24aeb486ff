/// Tells the children of one key apart: the first has the key itself, those behind it count on from there.
struct RepeatedKey: Hashable {
    let key: AnyHashable
    /// How many children before it have the key.
    let repeats: Int
}

extension AnyHashable {
    /// The key that was given, of whichever of the children that have it.
    package var originalKey: AnyHashable { (base as? RepeatedKey)?.key ?? self }
}

/// Gives each child a key of its own, also where several were given the same.
package struct DistinctKeys {
    private var taken: Set<AnyHashable>
    /// How often each key was given again.
    private var repeats: [AnyHashable: Int] = [:]

    package init(_ taken: some Sequence<AnyHashable> = []) { self.taken = Set(taken) }

    /// Takes the key, or one that counts on from it, and returns it with whether the key was taken.
    ///
    /// - Complexity: O(1), taken over all keys.
    package mutating func take(_ key: AnyHashable) -> (own: AnyHashable, isRepeated: Bool) {
        if taken.insert(key).inserted { return (key, false) }
        var count = repeats[key] ?? 0
        var own: AnyHashable
        repeat {
            count += 1
            own = AnyHashable(RepeatedKey(key: key, repeats: count))
        } while !taken.insert(own).inserted
        repeats[key] = count
        return (own, true)
    }
}
