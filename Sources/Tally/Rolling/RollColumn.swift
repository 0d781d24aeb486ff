import SwiftUI

/// One column: a text with a line for each face of the drum, moved so that the right line is in the window.
struct RollColumn: View, Equatable {
    let cell: RollCell
    let board: RollBoard
    let lineHeight: Double

    var body: some View {
        let strip = cell.strip
        let board = board
        Text(verbatim: cell.text)
            .fixedSize()
            // As high as its window whatever the number of faces, so that a change leaves the row's layout as it is.
            .frame(height: lineHeight > 0 ? lineHeight : nil, alignment: .top)
            // New faces above the others move the lines, and nobody is to see it.
            .transaction({ $0.animation = nil }) { $0.offset(y: Double(strip.lowest) * lineHeight) }
            .offset(y: -Double(strip.target) * lineHeight)
            .transaction({ board.pacing.applyFade(to: &$0) }) { $0.opacity(cell.opacity) }
            .transition(
                RollEntrance(
                    travel: Double(cell.entrance) * lineHeight, fades: cell.fades, board: board))
    }

    nonisolated static func == (a: Self, b: Self) -> Bool {
        a.cell == b.cell && a.lineHeight == b.lineHeight && a.board === b.board
    }
}
