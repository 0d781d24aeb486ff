import Synchronization

/// What of one stage is alive, by type: its runtime, nodes, elements and slots. Kept in debug builds; in others empty.
///
/// Whoever holds it learns, when the stage is gone, whether something has stayed behind.
package final class LiveObjects: Sendable {
    private struct Entry {
        /// Named when somebody asks: a name takes longer to find than everything else here.
        let type: Any.Type
        var count = 0
    }

    private let living = Mutex<[ObjectIdentifier: Entry]>([:])

    init() {}

    /// How many objects are alive.
    package var count: Int { living.withLock { $0.reduce(0) { $0 + $1.value.count } } }

    /// Each type of which something is alive, and of how much, such as "2 × DeckElement"; sorted.
    package var lines: [String] {
        living.withLock { $0.values.filter { $0.count != 0 }.map { "\($0.count) × \($0.type)" }.sorted() }
    }

    #if DEBUG
        /// - Parameter type: of the object, or of what the object stands for.
        func enter(_ type: Any.Type) { change(type, by: 1) }
        func leave(_ type: Any.Type) { change(type, by: -1) }

        private func change(_ type: Any.Type, by number: Int) {
            living.withLock {
                $0[ObjectIdentifier(type), default: Entry(type: type)].count += number
            }
        }
    #endif
}
