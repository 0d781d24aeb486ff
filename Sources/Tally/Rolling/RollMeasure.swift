import SwiftUI

/// An unseen line of text that gives a row its height and its baseline, and its board the distance of two faces.
struct RollMeasure: View, Equatable {
    let holder: BoardHolder<RollBoard>
    let text: String
    /// Called once the distance is known.
    let begin: () -> Void
    /// Told the points that the text has, while the number's place is or was too narrow for it; 0 where that ends.
    let limit: (Double) -> Void

    var body: some View {
        LinePitch {
            Text(verbatim: text).fixedSize()
            // Of digits alone: those of a script may come from a font with other lines.
            Text(verbatim: LinePitch.lines(of: String(text.suffix(1)))).fixedSize()
            GeometryReader { geometry in
                Color.clear
                    .onAppear {
                        holder.appear(lineHeight: geometry.size.height)
                        begin()
                        if geometry.size.width > 0 { limit(geometry.size.width) }
                    }
                    .onDisappear { holder.disappear() }
                    .onChange(of: geometry.size.height) { holder.resize(lineHeight: $1) }
                    .onChange(of: geometry.size.width) { limit($1) }
            }
        }
        .rollLines()
        .hidden()
    }

    nonisolated static func == (a: Self, b: Self) -> Bool { a.holder === b.holder && a.text == b.text }
}
