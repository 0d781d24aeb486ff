import SwiftUI

/// A number that counts, in the formats that count in other steps than whole numbers.
private struct CountingBoard: View {
    @State private var value = Decimal(1_250)

    var body: some View {
        VStack(alignment: .trailing, spacing: 12) {
            CountingNumber(value, format: .number)
            CountingNumber(value, format: .currency(code: "EUR"))
            CountingNumber(value / 10_000, format: .percent.precision(.fractionLength(1)))
            CountingNumber(value * 1_000, format: .number.notation(.compactName), duration: 1, curve: .easeInOut)
            HStack {
                Button("+ 1,000") { value += 1_000 }
                Button("× −1") { value = -value }
            }
            .font(.system(size: 17))
        }
        .font(.system(size: 32, weight: .semibold))
        .multilineTextAlignment(.trailing)
        .padding()
    }
}

struct CountingNumberPreviews: PreviewProvider {
    static var previews: some View { CountingBoard() }
}
