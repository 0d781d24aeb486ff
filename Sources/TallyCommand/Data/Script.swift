import Foundation

/// The numbers a film shows, in order.
struct Script: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        var value: Decimal
        /// Shown under the title while the number is; nil: nothing.
        var label: String?
    }

    var entries: [Entry] = []
    /// Rows whose cell was empty.
    var skipped = 0

    init() {}

    init(_ values: [Decimal]) {
        entries = values.map { Entry(value: $0) }
    }
}
