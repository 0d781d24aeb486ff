import Foundation

/// The numbers a film shows, in order.
struct Script: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        var value: Decimal
        /// The text under the number; nil is nothing.
        var label: String?
    }

    var entries: [Entry] = []
    /// Rows whose cell was empty.
    var skipped = 0

    init() {}

    init(_ values: [Decimal]) {
        entries = values.map { Entry(value: $0) }
    }

    /// Returns the first of every `count` numbers, and the last of all. Counts below 1 take every number.
    func thinned(toEvery count: Int) -> Script {
        var script = self
        script.entries = entries.enumerated().filter { index, _ in
            index % max(count, 1) == 0 || index == entries.count - 1
        }.map(\.element)
        return script
    }
}
