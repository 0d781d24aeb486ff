import SwiftUI

extension BoardHolder where Content == AmountBoard {
    /// Takes out what a change, or one before it, took away.
    /// - Parameter isAnimated: Whether that was to be seen.
    func end(_ serial: Int, isAnimated: Bool) {
        board.end(serial)
        var transaction = Transaction.still
        transaction.endsAmount = isAnimated
        // The prompt has a font of its own, and nothing else is left to wait for.
        if board.isBare { takeOverFont() }
        refresh(in: transaction)
    }
}
