import SwiftUI

@main
struct BakeryApp: App {
    @StateObject private var basket = Basket()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(basket)
        }
    }
}
