import SwiftUI

/// A keypad that types into an amount: ten digits, the decimal mark where the currency has a fraction, and Delete.
///
/// The keys are as wide as their place in three columns, and 56 points high; they have the font of a title and the foreground
/// style of their place. Digits are those of the input's locale. Every key is one call to the input, as soon as it is
/// released; Delete that is held down goes on deleting.
public struct AmountKeypad: View {
    @Binding private var input: AmountInput
    @Environment(\.locale) private var locale

    public init(input: Binding<AmountInput>) { _input = input }

    public var body: some View {
        let format = input.format(in: locale)
        let words = AmountWords(locale)
        VStack(spacing: 0) {
            ForEach(0..<3) { row in
                HStack(spacing: 0) {
                    ForEach(1..<4) { column in digit(3 * row + column, format) }
                }
            }
            HStack(spacing: 0) {
                if format.fractionDigits > 0 {
                    key {
                        input.insertDecimalMark()
                    } label: {
                        Text(verbatim: format.point)
                    }
                    .accessibilityLabel(Text(verbatim: words.decimalMark))
                } else {
                    Color.clear.frame(height: AmountKeyStyle.height)
                }
                digit(0, format)
                key {
                    input.deleteBackward()
                } label: {
                    AmountDeleteGlyph()
                }
                .accessibilityLabel(Text(verbatim: words.delete))
                .buttonRepeatBehavior(.enabled)
            }
        }
        .onChange(of: locale, initial: true) { if input.isForeign(in: $1) { input.move(to: $1) } }
        .environment(\.layoutDirection, .leftToRight)
        .buttonStyle(AmountKeyStyle())
    }

    private func digit(_ digit: Int, _ format: AmountFormat) -> some View {
        key {
            input.insert(digit: digit)
        } label: {
            Text(verbatim: format.numerals.glyph(for: digit))
        }
    }

    private func key(_ press: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) -> some View {
        Button(action: press, label: label)
    }
}
