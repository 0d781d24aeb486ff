import SwiftUI

struct BasketView: View {
    let count: Int
    let total: Decimal

    var body: some View {
        VStack {
            Text("\(count) breads in the basket")
            Text("Pay \(total, format: .currency(code: "EUR"))")
                .bold()
        }
        .frame(maxWidth: .infinity)
        .padding()
        .background(Color("Crust").opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .topTrailing) {
            if count > 2 {
                Image("full basket")
            }
        }
    }
}
