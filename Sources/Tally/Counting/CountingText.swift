import SwiftUI

/// The text of the number that is shown in this frame.
struct CountingText: View, Animatable {
    var amount: CountAmount
    let target: CountAmount
    let text: NumberText
    let source: NumberSource
    let locale: Locale
    let holder: BoardHolder<CountBoard>

    nonisolated var animatableData: CountAmount {
        get { amount }
        set { amount = newValue }
    }

    // Evaluated in every frame: what is the same in all of them stands around it.
    var body: some View { Text(verbatim: shown) }

    private var shown: String {
        // The end is the text of the value itself, whatever it took to get there.
        if amount.value == target.value { return text.text }
        let rounded = amount.value.rounded(-amount.place, .plain)
        // Of whole numbers the places behind the decimal mark are shown, and not counted.
        return (formatted(rounded) ?? formatted(rounded.rounded(0, .plain)))?.text ?? text.text
    }

    private func formatted(_ number: Decimal) -> NumberText? {
        source.text(of: number, in: locale, &holder.formatMemory)
    }
}
