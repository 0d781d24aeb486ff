import SwiftUI
import Tally

/// Lines of a receipt and their total, which change in step: the digits of one place begin together in every line.
struct Receipt: View {
    @State private var cups = 2

    private static let prices: [(name: String, price: Decimal)] = [("Coffee", 4.5), ("Cake", 3.25)]

    var body: some View {
        VStack(spacing: 6) {
            ForEach(Self.prices, id: \.name) { name, price in line(name, price * Decimal(cups)) }
            Divider()
            line("Total", Self.prices.reduce(0) { $0 + $1.price } * Decimal(cups)).fontWeight(.bold)
            Stepper("For \(cups)", value: $cups, in: 1...12)
        }
        .rollStyle(.numericText)
        .rollGroup()
        .font(.system(size: 20))
    }

    private func line(_ name: String, _ amount: Decimal) -> some View {
        HStack {
            Text(name)
            Spacer()
            RollingNumber(amount, format: .currency(code: "USD"))
        }
    }
}
