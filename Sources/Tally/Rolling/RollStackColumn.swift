import SwiftUI

/// One column of a number whose glyphs take turns, one view for each.
///
/// A group of its own, so that a glyph that comes while the column slides to another position comes along with it.
struct RollStackColumn: View, Equatable {
    let cell: RollCell
    let stack: RollStack
    let board: RollBoard
    let lineHeight: Double

    var body: some View {
        let (board, delay, pace) = (board, cell.delay, cell.pace)
        ZStack {
            ForEach(stack.glyphs) { glyph in
                Text(verbatim: glyph.text)
                    .fixedSize()
                    .frame(width: glyph.id == stack.widthID ? nil : 0)
                    .transaction({
                        if glyph.isParked { return $0.animation = nil }
                        board.pacing.applyTurn(to: &$0, delay: delay, pace: pace)
                    }) {
                        $0.offset(y: glyph.place * lineHeight)
                    }
                    .transaction({ board.pacing.applyFade(to: &$0, delay: delay, pace: pace) }) {
                        $0.opacity(glyph.isLeaving ? 0 : 1)
                    }
                    .transaction({
                        if glyph.passing != nil { return board.pacing.applyPassing(to: &$0) }
                        board.pacing.applyFade(to: &$0, delay: delay, pace: pace)
                    }) {
                        $0.opacity(glyph.passing == nil ? 1 : 0)
                    }
                    .transition(
                        RollGlyphEntrance(
                            travel: glyph.entrance * lineHeight, delay: delay, pace: pace, board: board))
            }
        }
        .frame(height: lineHeight > 0 ? lineHeight : nil)
        .geometryGroup()
        .transaction({ board.pacing.applyFade(to: &$0) }) { $0.opacity(cell.opacity) }
        .transition(RollGlyphEntrance(travel: cell.arrival * lineHeight, delay: delay, pace: pace, board: board))
    }

    nonisolated static func == (a: Self, b: Self) -> Bool {
        a.cell == b.cell && a.lineHeight == b.lineHeight && a.board === b.board
    }
}
