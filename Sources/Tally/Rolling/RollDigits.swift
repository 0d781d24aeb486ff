import SwiftUI

/// The digits of a number and the marks between them.
struct RollDigits: View, Equatable {
    let holder: BoardHolder<RollBoard>
    let side: RollSide
    /// A text as high as any.
    let tallest: String
    let anchor: Double
    /// A coordinate of something unseen that travels as far as what travels farthest. In faces.
    let travel: Double
    /// The board's, where glyphs take turns.
    let rush: Int?
    /// As `RollMeasure` has it.
    let begin: () -> Void
    let limit: (Double) -> Void

    var body: some View {
        side.row(holder.space).row(
            side.drums(anchor: anchor, travel: travel * side.lineHeight), mask: side.mask(holder.space)
        ) {
            RollMeasure(holder: holder, text: tallest, begin: begin, limit: limit)
                .layoutValue(key: RollRow.RoleKey.self, value: .line)
            if let rush {
                RollClock(holder: holder, rush: rush)
                    .layoutValue(key: RollRow.RoleKey.self, value: .line)
            }
        } columns: {
            // Nobody sees it: the motion is over when it has arrived.
            RollTravel()
            side.faces(holder)
        }
    }

    nonisolated static func == (a: Self, b: Self) -> Bool {
        a.holder === b.holder && a.side == b.side && a.tallest == b.tallest && a.anchor == b.anchor
            && a.travel == b.travel && a.rush == b.rush
    }
}
