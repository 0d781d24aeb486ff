import SwiftUI

/// The lines under and through a number, drawn once for all of its columns: they stand still while digits turn.
///
/// Apple's SwiftUI tells nobody of the lines that a place asks for: there each face of a column has its own.
struct NumberLines: DynamicProperty, Equatable {
    #if canImport(TallyUI)
        @Environment(\.textLines) private var lines

        var isEmpty: Bool { lines.isEmpty }
        private func lined(_ text: Text) -> Text { text.lined(lines) }
    #else
        var isEmpty: Bool { true }
        private func lined(_ text: Text) -> Text { text }
    #endif

    /// It is the place that says what they are, and the place that tells of a change.
    nonisolated static func == (a: Self, b: Self) -> Bool { true }

    /// Returns the lines, as wide as they are offered.
    ///
    /// - Parameter count: How many characters the number has.
    @MainActor
    func rule(count: Int) -> some View {
        // Spaces, more than the number is ever wide on its way: a text knows where its lines are.
        lined(Text(verbatim: String(repeating: "\u{A0}", count: 100 + 6 * count)))
            .lineLimit(1)
            .fixedSize()
            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
            .clipped()
            .allowsHitTesting(false)
            .layoutValue(key: RollWindow.RoleKey.self, value: .rule)
    }
}

extension View {
    /// Lets the texts inside stand from left to right as the columns of a number, without lines of their own.
    nonisolated func textsAreColumns() -> some View {
        #if canImport(TallyUI)
            environment(\.areTextsColumns, true)
        #else
            environment(\.layoutDirection, .leftToRight)
        #endif
    }
}
