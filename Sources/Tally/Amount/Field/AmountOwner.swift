import SwiftUI

/// Keeps the input of a field that is bound to an amount alone, and both at one.
struct AmountOwner: View {
    @Binding var amount: Decimal?
    let limits: ClosedRange<Decimal>?
    let currency: String?
    let prompt: Text?
    @State private var input: AmountInput
    /// Counts what was written to the amount, to look again when who owns it has had a say.
    @State private var writes = 0
    @State private var memory = Memory()

    /// What the field knows of the amount's changes, and nobody observes.
    @MainActor
    private final class Memory {
        /// What was corrected in this turn: an owner that insists on it is let have its way.
        var refused: Decimal?
        /// Whether the amount is 0 because a zero was typed: the owner's own 0 is as good as nothing.
        var wroteZero = false
        /// Whether the amount was changed without animation.
        var isStill = false
    }

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
            .transaction(value: amount) { [memory] in memory.isStill = $0.disablesAnimations }
            .onChange(of: input.amount, initial: true) { _, new in
                let isTypedZero = new == 0 && amount == nil
                let isNoZeroAnyMore = new == nil && amount == 0 && memory.wroteZero
                memory.wroteZero = isTypedZero
                if !isSame(new) || isTypedZero || isNoZeroAnyMore { write(new) }
            }
            // By then the owner may have corrected what was written, in its setter or when it heard of it.
            .onChange(of: writes) { takeOver() }
            .onChange(of: amount) { takeOver() }
            .onChange(of: limits) { _, new in input.limits = new }
            .onChange(of: currency) { _, new in input.currency = new }
    }

    private func write(_ new: Decimal?) {
        amount = new
        writes += 1
    }

    /// Makes the input what the amount has become, and the amount what can be typed of that.
    private func takeOver() {
        guard !isSame(input.amount) else { return }
        withTransaction(memory.isStill ? .still : Transaction()) {
            let isNothing = amount.map { !$0.isFinite || $0 < 0 && !input.allowsNegative } ?? true
            _ = isNothing ? input.clear() : input.set(amount)
        }
        guard !isSame(input.amount), memory.refused != amount else { return }
        memory.refused = amount
        DispatchQueue.main.async { [memory] in MainActor.assumeIsolated { memory.refused = nil } }
        amount = input.amount
    }

    /// Compares amounts; nothing typed and 0 are the same, as are an amount and what it has become by way of a `Double`.
    private func isSame(_ other: Decimal?) -> Bool {
        (other ?? 0) == (amount ?? 0).meant(fractionDigits: input.fractionDigits)
    }
}
