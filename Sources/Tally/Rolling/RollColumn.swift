import SwiftUI

extension RollCell {
    /// The column: a text with a line for each face of the drum, moved so that the right line is in the window.
    ///
    /// No view of its own: a change would evaluate its body for each column, and not once a number.
    @MainActor func column(on board: RollBoard, lineHeight: Double) -> some View {
        Text(verbatim: text)
            // New faces above the others move the lines, and nobody is to see it.
            .transaction({ $0.animation = nil }) { $0.offset(y: Double(strip.start) * lineHeight) }
            .offset(y: -Double(strip.target) * lineHeight)
            .transaction({ board.pacing.applyFade(to: &$0) }) { $0.opacity(opacity) }
            .transition(RollEntrance(travel: Double(entrance) * lineHeight, fades: fades, board: board))
    }
}
