import SwiftUI

/// The lines under and through a number, drawn once for all of its columns, as wide as they are offered: they stand still while
/// digits turn.
struct NumberRule: View {
    #if canImport(TallyUI)
        let lines: TextLines
    #endif
    let count: Int

    var body: some View {
        // Spaces, more than the number is ever wide on its way: a text knows where its lines are.
        lined(Text(verbatim: String(repeating: "\u{A0}", count: 100 + 6 * count)))
            .contentTransition(.identity)
            .lineLimit(1)
            .fixedSize()
            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
            .clipped()
            .allowsHitTesting(false)
            .layoutValue(key: RollWindow.RoleKey.self, value: .rule)
    }

    private func lined(_ text: Text) -> Text {
        #if canImport(TallyUI)
            text.lined(lines)
        #else
            text
        #endif
    }
}

extension View {
    /// Lets the texts inside stand from left to right as the columns of a number, without lines and a baseline of their own, in no more room than
    /// their lines take, and not to be selected.
    nonisolated func textsAreColumns() -> some View {
        #if canImport(TallyUI)
            environment(\.areTextsColumns, true)
        #else
            environment(\.layoutDirection, .leftToRight).textSelection(.disabled).lineLimit(1...).baselineOffset(0)
        #endif
    }
}
