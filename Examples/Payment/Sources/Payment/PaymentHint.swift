import SwiftUI
import Tally

/// Below the amount: what was sent, which limit is in the way, or the amount in words.
struct PaymentHint: View {
    let input: AmountInput
    let limits: ClosedRange<Decimal>
    let sent: Decimal?

    var body: some View {
        if let sent {
            Text("\(Self.words(sent))을 보냈어요").foregroundStyle(.secondary)
        } else if input.isOverMaximum {
            Text("한 번에 \(Self.words(limits.upperBound))까지 보낼 수 있어요").foregroundStyle(.red)
        } else if input.amount != nil, input.isUnderMinimum {
            Text("\(Self.words(limits.lowerBound))부터 보낼 수 있어요").foregroundStyle(.secondary)
        } else {
            AmountReading(input.amount).foregroundStyle(.secondary)
        }
    }

    private static func words(_ amount: Decimal) -> String {
        AmountReading.text(for: amount, style: .mixed, currency: "KRW", locale: PaymentView.korean)
    }
}
