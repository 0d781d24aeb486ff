import SwiftUI

struct BreadRow: View {
    let bread: Bread
    let add: () -> Void

    var body: some View {
        HStack {
            Image(bread.picture)
                .resizable()
                .frame(width: 24, height: 24)
            Text(bread.name)
            Spacer()
            Text(bread.price, format: .currency(code: "EUR"))
            Button("Add to basket", action: add)
                .accessibilityIdentifier(bread.id)
        }
    }
}
