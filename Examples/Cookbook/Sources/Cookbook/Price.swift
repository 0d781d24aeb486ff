import SwiftUI
import Tally

/// A price that ticks: green after a rise, red after a fall, and plain again once it rests.
struct Price: View {
    let price: Decimal
    @State private var color = Color.primary

    var body: some View {
        RollingNumber(price, format: .currency(code: "USD"))
            .foregroundStyle(color)
            .onRollCompletion { withAnimation(.easeOut(duration: 0.5)) { color = .primary } }
            .onChange(of: price) { old, new in color = new > old ? .green : .red }
            .font(.system(size: 32, weight: .semibold))
    }
}
