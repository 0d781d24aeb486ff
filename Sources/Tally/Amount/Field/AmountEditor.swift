import SwiftUI

/// The text field of the raw text under the drawn digits; nothing of it is seen but what an input method shows.
///
/// It brings what keyboards, input methods and the clipboard have. All of it goes through `AmountInput`, also what is selected
/// and what is undone.
struct AmountEditor: View {
    @Binding var input: AmountInput
    let typing: AmountTyping
    let format: AmountFormat

    var body: some View {
        // What was to be copied has been copied.
        typing.copiesAsShown = false
        return
            field
            .textFieldStyle(.plain)
            .autocorrectionDisabled()
            .foregroundStyle(.clear)
            .tint(.clear)
            .onKeyPress(phases: [.down, .repeat]) { press in
                AmountKeys(format: format, typing: typing).press(press, &input) ? .handled : .ignored
            }
    }

    @ViewBuilder
    private var field: some View {
        if #available(iOS 18, macOS 15, visionOS 2, *) {
            AmountSelectingEditor(input: $input, typing: typing, format: format, text: text)
        } else {
            // The caret stays where the system's field has it: edits are found by what differs.
            TextField(text: text, prompt: Text(verbatim: "")) { Text(verbatim: "") }
        }
    }

    private var text: Binding<String> {
        let (input, typing, format) = ($input, typing, format)
        return Binding {
            typing.text(of: input.wrappedValue, format).0
        } set: { new in
            var edited = input.wrappedValue
            if typing.take(new, &edited, format) { input.wrappedValue = edited }
        }
    }
}

/// The same where text fields tell, and take, what is selected.
@available(iOS 18, macOS 15, visionOS 2, *)
private struct AmountSelectingEditor: View {
    @Binding var input: AmountInput
    let typing: AmountTyping
    let format: AmountFormat
    let text: Binding<String>

    var body: some View {
        TextField("", text: text, selection: selection, prompt: Text(verbatim: ""))
    }

    private var selection: Binding<TextSelection?> {
        let (input, typing, format) = ($input, typing, format)
        return Binding {
            let (text, range) = typing.text(of: input.wrappedValue, format)
            func index(_ place: Int) -> String.Index { text.index(text.startIndex, offsetBy: place) }
            return TextSelection(range: index(range.lowerBound)..<index(range.upperBound))
        } set: { new in
            guard case .selection(let range)? = new?.indices else { return }
            let text = typing.text(of: input.wrappedValue, format).0
            func place(_ index: String.Index) -> Int {
                text.distance(from: text.startIndex, to: min(index, text.endIndex))
            }
            var edited = input.wrappedValue
            if typing.select(place(range.lowerBound)..<place(range.upperBound), &edited) { input.wrappedValue = edited }
        }
    }
}
