import SwiftUI
import Tally

struct CounterView: View {
    @State private var total = 1_250

    var body: some View {
        VStack(spacing: 24) {
            RollingNumber(total, format: .currency(code: "USD").precision(.fractionLength(0)))
                .font(.system(size: 72, weight: .semibold))
            HStack(spacing: 16) {
                Button("−100") { total -= 100 }
                Button("Reset") { total = 0 }
                Button("+875") { total += 875 }
            }
            .font(.title2)
        }
        .padding(32)
    }
}
