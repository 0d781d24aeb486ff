import SwiftUI

struct ContentView: View {
    @EnvironmentObject var basket: Basket

    var body: some View {
        VStack(spacing: 12) {
            Header()
            ForEach(Bread.all) { bread in
                BreadRow(bread: bread) { basket.add(bread) }
            }
            BasketView(count: basket.count, total: basket.total)
        }
        .padding()
        .background(Color.Theme.flour)
    }
}

#Preview {
    ContentView()
        .environmentObject(Basket())
}
