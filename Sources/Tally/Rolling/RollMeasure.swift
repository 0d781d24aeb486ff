import SwiftUI

/// An unseen line of text that gives a row its height and its baseline, and its board the distance of two faces.
struct RollMeasure: View, Equatable {
    let board: RollBoard
    let text: String
    /// Called once the distance is known.
    let begin: () -> Void
    /// Updates the number without motion: when the row leaves the screen while it moves, and when its lines are
    /// of another height.
    let refresh: () -> Void

    var body: some View {
        LinePitch {
            Text(verbatim: text).fixedSize()
            // Of digits alone: those of a script may come from a font with other lines.
            Text(verbatim: LinePitch.lines(of: String(text.suffix(1)))).fixedSize()
            GeometryReader { geometry in
                Color.clear
                    .onAppear {
                        board.appear(lineHeight: geometry.size.height)
                        begin()
                    }
                    .onDisappear { if board.disappear() { refresh() } }
                    .onChange(of: geometry.size.height) { _, height in
                        board.resize(lineHeight: height)
                        refresh()
                    }
            }
        }
        .rollLines()
        .hidden()
    }

    nonisolated static func == (a: Self, b: Self) -> Bool { a.board === b.board && a.text == b.text }
}
