import SwiftUI
import Tally

struct PaymentView: View {
    @State private var input = AmountInput(
        limits: 1_000...2_000_000, currency: "KRW", locale: Locale(identifier: "ko_KR"))
    /// What was sent last.
    @State private var sent: Decimal?

    var body: some View {
        VStack(spacing: 16) {
            Text("얼마를 보낼까요?").font(.headline)
            VStack(spacing: 6) {
                AmountField(input: $input)
                    .multilineTextAlignment(.center)
                    .onAmountEvent { event in
                        if case .changed(.some) = event { sent = nil }
                    }
                PaymentHint(input: input, sent: sent)
                    .font(.subheadline)
            }
            .padding(.vertical, 24)
            HStack(spacing: 12) {
                sum("+1만", 10_000)
                sum("+5만", 50_000)
                sum("+10만", 100_000)
            }
            AmountKeypad(input: $input)
            Button("보내기", action: send)
                .buttonStyle(.borderedProminent)
                .disabled(!input.isWithinLimits)
        }
        .padding(20)
        .environment(\.locale, Locale(identifier: "ko_KR"))
    }

    private func sum(_ label: String, _ amount: Decimal) -> some View {
        Button(label) { input.add(amount) }
            .buttonStyle(.bordered)
    }

    private func send() {
        let amount = input.amount
        input = AmountInput(limits: input.limits, currency: input.currency, locale: input.locale)
        sent = amount
    }
}
