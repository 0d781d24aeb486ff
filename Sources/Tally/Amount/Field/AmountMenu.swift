import SwiftUI

/// The menu of a long press. Touches on the drawn digits do not reach the text field, whose own menu would paste.
///
/// Nothing in it follows the amount: a key does not evaluate it.
struct AmountMenu: ViewModifier {
    let typing: AmountTyping
    let format: AmountFormat
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content.contextMenu {
            if isEnabled {
                PasteButton(payloadType: String.self) { [typing, format] texts in
                    if let text = texts.first { typing.paste(text, format) }
                }
            }
        }
    }
}
