import SwiftUI
import Tally

struct PaymentView: View {
    static let korean = Locale(identifier: "ko_KR")
    /// What can be sent at a time, in won.
    private static let limits: ClosedRange<Decimal> = 1_000...2_000_000

    @State private var input = AmountInput(limits: limits, currency: "KRW", locale: korean)
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
                PaymentHint(input: input, limits: Self.limits, sent: sent)
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
        .environment(\.locale, Self.korean)
    }

    private func sum(_ label: String, _ amount: Decimal) -> some View {
        Button(label) { input.add(amount) }
            .buttonStyle(.bordered)
    }

    private func send() {
        let amount = input.amount
        input = AmountInput(limits: Self.limits, currency: "KRW", locale: Self.korean)
        sent = amount
    }
}
