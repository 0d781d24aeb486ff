import SwiftUI

extension AmountEntry {
    /// Makes what assistive technology finds: a text field with the amount as it is written.
    func editor(_ board: AmountBoard, _ unit: AmountUnit, _ format: AmountFormat) -> some View {
        let caret = input.selection.upperBound
        let share = input.raw.isEmpty ? 0 : Double(caret) / Double(input.raw.count)
        return AmountEditor(input: $input, typing: typing, format: format)
            .opacity(editorOpacity)
            .focused($isFocused)
            .allowsHitTesting(false)
            .multilineTextAlignment(.leading)
            .transaction { $0.animation = nil }
            .accessibilityLabel(shownPrompt)
            .accessibilityValue(spoken(unit, format))
            .layoutValue(
                key: AmountRow.RoleKey.self,
                value: .editor(edge: board.places(of: caret..<caret).lowerBound, share: share))
    }

    /// What is selected is drawn behind the digits. On macOS a text field draws it as well, in a colour of the system's and where its
    /// own text would be. What is not opaque at all, assistive technology would not find. What is composed over a selection has taken
    /// its place.
    private var editorOpacity: Double { input.selection.isEmpty ? 1 : 0.001 }
}
