import SwiftUI

/// Whether a person can select the number, as its place says.
///
/// Apple's SwiftUI tells nobody: there a number cannot be selected.
struct NumberSelection: DynamicProperty, Equatable {
    #if canImport(TallyUI)
        @Environment(\.isTextSelectable) var isEnabled
    #else
        let isEnabled = false
    #endif

    /// Returns what is selected in place of a number: it is there while the number is at rest.
    ///
    /// - Parameter isCut: Whether the number ends in an ellipsis.
    @MainActor
    func text(_ text: String, isCut: Bool, isAtRest: Bool) -> SelectableNumber? {
        isEnabled && isAtRest ? SelectableNumber(text: text, isCut: isCut) : nil
    }

    /// It is the place that says so, and the place that tells of a change.
    nonisolated static func == (a: Self, b: Self) -> Bool { true }
}

/// A text that is not seen, over the columns of the number that it reads as.
struct SelectableNumber: View {
    let text: String
    let isCut: Bool

    var body: some View {
        Text(verbatim: text)
            .lineLimit(1)
            .minimumScaleFactor(1)
            .fixedSize(horizontal: !isCut, vertical: true)
            .rollLines()
            .foregroundStyle(.clear)
            .textSelection(.enabled)
            .layoutValue(key: RollWindow.RoleKey.self, value: .rule)
            // A number that changes has nothing to select at once.
            .transition(.identity)
    }
}
