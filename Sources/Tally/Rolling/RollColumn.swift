import SwiftUI

/// One column: a text with a line for each face of the drum, moved so that the right line is in the window.
struct RollColumn: View, Equatable {
    let cell: RollCell
    let lineHeight: Double
    let pacing: RollPacing

    var body: some View {
        let strip = cell.strip
        Text(verbatim: cell.text)
            .fixedSize()
            // New faces above the others move the lines, and nobody is to see it.
            .transaction({ $0.animation = nil }) { $0.offset(y: Double(strip.lowest) * lineHeight) }
            .offset(y: -Double(strip.target) * lineHeight)
            .transaction({ [pacing] in pacing.applyFade(to: &$0) }) { $0.opacity(cell.opacity) }
            .transition(
                RollEntrance(
                    travel: Double(cell.entrance) * lineHeight, fades: cell.fades, pacing: pacing))
    }
}
