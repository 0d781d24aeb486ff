import SwiftUI

/// What stands before the digits of a number or behind them.
struct RollSymbols: View, Equatable {
    let holder: BoardHolder<RollBoard>
    let side: RollSide
    /// A text as high as any.
    let tallest: String

    var body: some View {
        side.row(nil).row(side.drums(anchor: side.side.anchor, travel: nil), mask: side.mask(holder.space)) {
            RollRow.line(of: tallest)
        } columns: {
            side.faces(holder)
        }
    }

    nonisolated static func == (a: Self, b: Self) -> Bool {
        a.holder === b.holder && a.side == b.side && a.tallest == b.tallest
    }
}

extension RollCell.Side {
    /// Where columns stand in a row of their own: those before the digits at its end.
    var anchor: Double { self == .head ? 1 : 0 }
}
