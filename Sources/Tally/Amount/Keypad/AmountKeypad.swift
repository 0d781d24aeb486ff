import SwiftUI

/// A keypad that types into an amount: ten digits, Delete, and a key of your own.
///
///     AmountKeypad(input: $input)
///
///     AmountKeypad(input: $input) {
///         Button("00") { input.replace(input.selection, with: "00") }
///     }
///
/// Without a key of yours the lower left has the decimal mark where the currency has a fraction, and nothing elsewhere.
///
/// The keys are as wide as their place in three columns, and 56 points high; they have the font of a title and the foreground
/// style of their place. Digits are those of the input's locale. Every key is one call to the input, as soon as it is
/// released; Delete that is held down goes on deleting. `amountFeedback(key:excess:)` lets keys be felt.
public struct AmountKeypad<Key: View>: View {
    @Binding private var input: AmountInput
    private let key: Key?
    @Environment(\.locale) private var locale

    /// - Parameter key: In the lower left: buttons are keys like the others; what is empty leaves the place free. The decimal
    ///   mark is no longer there, and a key that types it calls `insertDecimalMark()`.
    public init(input: Binding<AmountInput>, @ViewBuilder key: () -> Key) {
        _input = input
        self.key = key()
    }

    public var body: some View {
        let format = input.format(in: locale)
        VStack(spacing: 0) {
            ForEach(0..<3) { row in
                HStack(spacing: 0) {
                    ForEach(1..<4) { column in digit(3 * row + column, format) }
                }
            }
            HStack(spacing: 0) {
                ZStack {
                    Color.clear.frame(height: AmountKeyStyle.height)
                    if let key { key } else { mark(format) }
                }
                digit(0, format)
                delete
            }
        }
        .onChange(of: locale, initial: true) { if input.isForeign(in: $1) { input.move(to: $1) } }
        .environment(\.layoutDirection, .leftToRight)
        .buttonStyle(AmountKeyStyle())
    }

    private func digit(_ digit: Int, _ format: AmountFormat) -> some View {
        Button {
            input.insert(digit: digit)
        } label: {
            Text(verbatim: format.numerals.glyph(for: digit))
        }
    }

    @ViewBuilder
    private func mark(_ format: AmountFormat) -> some View {
        if format.fractionDigits > 0 {
            Button {
                input.insertDecimalMark()
            } label: {
                Text(verbatim: format.point)
            }
            .accessibilityLabel(Text(verbatim: AmountWords(locale).decimalMark))
        }
    }

    private var delete: some View {
        Button {
            input.deleteBackward()
        } label: {
            AmountDeleteGlyph()
        }
        .accessibilityLabel(Text(verbatim: AmountWords(locale).delete))
        .buttonRepeatBehavior(.enabled)
    }
}

extension AmountKeypad where Key == EmptyView {
    public init(input: Binding<AmountInput>) {
        _input = input
        key = nil
    }
}
