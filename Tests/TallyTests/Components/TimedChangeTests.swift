import SwiftUI
import Tally
import TallyStage
import Testing

/// Numbers that are changed by what the run loop has to do, and not by a person's action.
@MainActor
struct TimedChangeTests {
    private struct Profit: View {
        let every: Double
        @State private var profit = -50
        var body: some View {
            HStack {
                Text("Today")
                RollingNumber(profit)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .onReceive(Timer.publish(every: every, on: .main, in: .common).autoconnect()) { _ in profit = -profit }
        }
    }

    @Test(arguments: [0.2, 0.3, 0.5, 0.7, 0.9])
    func `a sign that comes back while it leaves is at its place`(every: Double) {
        let stage = Stage(size: CGSize(width: 300, height: 70)) { Profit(every: every) }
        for frame in 0..<150 {
            stage.advance(by: 1.0 / 60)
            let digits = stage.frame.texts.first { $0.string == "5" }
            for sign in stage.frame.texts where sign.string == "-" && sign.opacity > 0 {
                #expect(sign.rect.maxX < (digits?.rect.minX ?? 0) + 5, "\(frame)")
            }
        }
    }

    @MainActor @Observable
    final class Shop {
        var tab = 0
        var items = 3
    }

    private struct Cart: View {
        @Bindable var shop: Shop
        var body: some View {
            TabView(selection: $shop.tab) {
                Text("shop").tabItem { Text("Shop") }.tag(0)
                RollingNumber(shop.items).tabItem { Text("Cart") }.tag(1)
            }
        }
    }

    @Test(arguments: [0, 0.03, 0.5])
    func `a number that a person has not seen yet is there at once`(lead: Double) {
        let shop = Shop()
        let stage = Stage(size: CGSize(width: 240, height: 160)) { Cart(shop: shop) }
        stage.advance(by: 1)
        shop.items = 4
        if lead > 0 { stage.advance(by: lead) }
        shop.tab = 1
        for frame in 0..<30 {
            stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            let digits = stage.frame.texts.filter { $0.string.contains(where: \.isNumber) }
            #expect(digits.map(\.string) == ["4"] && digits[0].opacity == 1, "\(frame)")
        }
    }
}
