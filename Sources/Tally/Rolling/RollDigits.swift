import SwiftUI

/// The digits of a number and the marks between them.
struct RollDigits: View, Equatable {
    let board: RollBoard
    let side: RollSide
    /// A text as high as any.
    let tallest: String
    let anchor: Double
    /// A coordinate of something unseen that travels as far as what travels farthest. In faces.
    let travel: Double
    /// The board's, where glyphs take turns.
    let rush: Int?
    /// As `RollMeasure` has them.
    let begin: () -> Void
    let refresh: () -> Void

    var body: some View {
        side.row.row(side.drums(anchor: anchor, travel: travel * side.lineHeight), mask: side.mask) {
            RollMeasure(board: board, text: tallest, begin: begin, refresh: refresh)
                .layoutValue(key: RollRow.RoleKey.self, value: .line)
            if let rush {
                RollClock(board: board, rush: rush)
                    .layoutValue(key: RollRow.RoleKey.self, value: .line)
            }
        } columns: {
            // Nobody sees it: the motion is over when it has arrived.
            RollTravel()
            side.faces(board)
        }
    }

    nonisolated static func == (a: Self, b: Self) -> Bool {
        a.board === b.board && a.side == b.side && a.tallest == b.tallest && a.anchor == b.anchor
            && a.travel == b.travel && a.rush == b.rush
    }
}
