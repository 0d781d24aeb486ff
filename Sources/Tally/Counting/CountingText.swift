import SwiftUI

/// The text of the number that is shown in this frame.
struct CountingText: View, Animatable {
    var amount: CountAmount
    let target: CountAmount
    let text: NumberText
    let source: NumberSource
    let locale: Locale

    nonisolated var animatableData: CountAmount {
        get { amount }
        set { amount = newValue }
    }

    var body: some View {
        // Signs stand where the format has them, also where what is around runs from right to left.
        Text(verbatim: shown).lineLimit(1)
            .environment(\.layoutDirection, text.isLeftToRight ? .leftToRight : .rightToLeft)
    }

    private var shown: String {
        // The end is the text of the value itself, whatever it took to get there.
        if amount.value == target.value { return text.text }
        let rounded = amount.value.rounded(-amount.place, .plain)
        // Of whole numbers the places behind the decimal mark are shown, and not counted.
        return (source.text(of: rounded, in: locale) ?? source.text(of: rounded.rounded(0, .plain), in: locale))?.text
            ?? text.text
    }
}
