import SwiftUI

/// The menu of a long press. Touches on the drawn digits do not reach the text field, whose own menu would paste.
struct AmountMenu: ViewModifier {
    @Binding var input: AmountInput
    let format: AmountFormat
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content.contextMenu {
            if isEnabled {
                PasteButton(payloadType: String.self) { texts in
                    guard let text = texts.first else { return }
                    // As a text field of one line takes it.
                    let line = String(text.map { $0.isNewline ? " " : $0 })
                    input.replace(input.selection, with: line, format)
                }
            }
        }
    }
}
