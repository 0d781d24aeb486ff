import SwiftUI

/// The columns of a number, as `RollDrums` places them: evaluated when one comes, goes, or has other faces.
struct RollFaces: View, Equatable {
    let faces: [RollFace]
    let board: RollBoard
    let lineHeight: Double

    var body: some View {
        ForEach(faces) { face in
            if let cell = face.stacked, let stack = cell.stack {
                RollStackColumn(cell: cell, stack: stack, board: board, lineHeight: lineHeight)
            } else {
                // A text with a line for each face of the drum.
                Text(verbatim: face.text)
                    // New faces above the others move the lines, and nobody is to see it.
                    .transaction({ $0.animation = nil }) { $0.offset(y: Double(face.start) * lineHeight) }
                    .transaction({ [board] in board.pacing.applyFade(to: &$0) }) { $0.opacity(face.opacity) }
                    .transition(
                        RollEntrance(travel: Double(face.entrance) * lineHeight, fades: face.fades, board: board))
            }
        }
        .rollLines()
        // What drums have outside of the window is in nobody's way.
        .allowsHitTesting(false)
    }

    nonisolated static func == (a: Self, b: Self) -> Bool {
        a.faces == b.faces && a.lineHeight == b.lineHeight && a.board === b.board
    }
}

/// What is shown of a column besides its place.
struct RollFace: Equatable, Identifiable {
    let id: Int
    let text: String
    let start: Int
    let opacity: Double
    let entrance: Int
    let fades: Bool
    /// The column itself where its glyphs take turns.
    let stacked: RollCell?

    init(_ cell: RollCell) {
        id = cell.id
        stacked = cell.stack == nil ? nil : cell
        text = cell.stack == nil ? cell.text : ""
        start = cell.strip.start
        opacity = cell.opacity
        entrance = cell.entrance
        fades = cell.fades
    }
}

extension View {
    /// Sets the lines of a number's texts as drums have them, whatever the place says.
    func rollLines() -> some View {
        monospacedDigit()
            .lineLimit(nil)
            .lineSpacing(0)
            .multilineTextAlignment(.center)
    }
}
