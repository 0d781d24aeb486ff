import SwiftUI

extension BoardHolder where Content == AmountBoard {
    /// Takes out what a change, or one before it, took away.
    /// - Parameter isAnimated: Whether that was to be seen.
    func end(_ serial: Int, isAnimated: Bool) {
        board.end(serial)
        var transaction = Transaction.still
        transaction.endsAmount = isAnimated
        refresh(in: transaction)
    }
}
