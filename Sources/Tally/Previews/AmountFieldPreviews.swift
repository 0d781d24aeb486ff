import SwiftUI

/// A payment: the amount, how it is read, and the keys.
private struct PaymentBoard: View {
    @State private var input: AmountInput
    let unit: (text: Text, side: HorizontalEdge)?

    init(_ input: AmountInput, unit: (text: Text, side: HorizontalEdge)? = nil) {
        _input = State(initialValue: input)
        self.unit = unit
    }

    var body: some View {
        VStack(spacing: 16) {
            if let unit {
                field.amountUnit(unit.text, side: unit.side)
            } else {
                field
            }
            AmountReading(input.amount, currency: input.currency)
                .font(.system(size: 14))
                .foregroundStyle(.secondary)
            AmountKeypad(input: $input)
        }
        .padding()
        .environment(\.locale, input.locale)
    }

    private var field: some View {
        AmountField(input: $input)
            .amountFont(.system(size: 40, weight: .bold))
            .multilineTextAlignment(.center)
    }
}

/// An amount alone, which the screen owns; what is above the maximum is refused.
private struct PlainAmountBoard: View {
    @State private var amount: Decimal? = 12_000
    @State private var maximum: Decimal = 50_000

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            AmountField(amount: $amount, limits: 1_000...maximum)
                .amountFont(.system(size: 40, weight: .bold))
                .amountWarning(.orange)
                .amountTimings(insert: 0.2, delete: 0.2, shake: 0.5)
            HStack {
                Button("+5,000") { amount = (amount ?? 0) + 5_000 }
                Button("Clear") { amount = nil }
                Button("Max 10,000") { maximum = 10_000 }
            }
        }
        .padding()
    }
}

struct AmountFieldPreviews: PreviewProvider {
    static var previews: some View {
        PaymentBoard(AmountInput(limits: 1_000...2_000_000, currency: "KRW", locale: Locale(identifier: "ko_KR")))
        PaymentBoard(
            AmountInput(1_234.5, limits: 1...10_000, currency: "USD", locale: Locale(identifier: "en_US")),
            unit: (Text(verbatim: "$"), .leading))
        PlainAmountBoard()
    }
}
