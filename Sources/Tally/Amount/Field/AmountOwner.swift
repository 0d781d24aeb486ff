import SwiftUI

/// Keeps the input of a field that is bound to an amount alone, and both at one.
struct AmountOwner: View {
    @Binding var amount: Decimal?
    let limits: ClosedRange<Decimal>?
    let currency: String?
    let prompt: Text?
    @State private var input: AmountInput

    /// - Parameter place: The locale where the field is, which says the currency if there is no other.
    init(amount: Binding<Decimal?>, limits: ClosedRange<Decimal>?, currency: String?, prompt: Text?, place: Locale) {
        _amount = amount
        self.limits = limits
        self.currency = currency
        self.prompt = prompt
        _input = State(initialValue: AmountInput(amount.wrappedValue, limits: limits, currency: currency, place: place))
    }

    var body: some View {
        AmountEntry(input: $input, prompt: prompt)
            .onChange(of: input.amount, initial: true) { _, new in
                if !isSame(new) { amount = new }
            }
            .onChange(of: amount) { _, new in
                guard !isSame(input.amount) else { return }
                input.set(new)
                // What was refused, or became something else, is not the amount.
                if !isSame(input.amount) { amount = input.amount }
            }
            .onChange(of: limits) { _, new in input.limits = new }
            .onChange(of: currency) { _, new in input.currency = new }
    }

    /// Compares amounts; nothing typed and 0 are the same, as are an amount and what it has become by way of a `Double`.
    private func isSame(_ other: Decimal?) -> Bool {
        (other ?? 0) == (amount ?? 0).meant(fractionDigits: input.fractionDigits)
    }
}
