import SwiftUI

private struct MovesAmountKey: TransactionKey { static let defaultValue = false }
private struct EndsAmountKey: TransactionKey { static let defaultValue = false }

extension Transaction {
    /// Whether the row of an amount makes room, or closes.
    var movesAmount: Bool {
        get { self[MovesAmountKey.self] }
        set { self[MovesAmountKey.self] = newValue }
    }

    /// Whether glyphs of an amount are taken out that have faded.
    var endsAmount: Bool {
        get { self[EndsAmountKey.self] }
        set { self[EndsAmountKey.self] = newValue }
    }
}
