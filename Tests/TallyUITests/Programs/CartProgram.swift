import Observation
import SwiftUI
import TallyStage
import Testing

// An observable store in the environment: a shop with a cart.

@MainActor @Observable
private final class Shop {
    struct Product: Identifiable, Equatable { let id: Int; let name: String; let price: Int; var amount = 0 }

    var products = [Product(id: 1, name: "Pen", price: 2), Product(id: 2, name: "Ink", price: 5)]
    var showsCart = false
    var coupon: String?
    var total: Int { products.reduce(0) { $0 + $1.price * $1.amount } - (coupon == nil ? 0 : 1) }
    var count: Int { products.reduce(0) { $0 + $1.amount } }
    @ObservationIgnored var visits = 0
}

private struct ShopView: View {
    @Environment(Shop.self) private var shop
    let log: Log
    var body: some View {
        @Bindable var shop = shop
        let _ = log("shop")
        VStack {
            ForEach($shop.products) { $product in ProductRow(product: $product, log: log) }
            CartButton(isShown: $shop.showsCart, log: log)
            CouponRow(coupon: $shop.coupon)
        }
        .overlay(alignment: .bottom) {
            if shop.showsCart { CartPanel(log: log).transition(.opacity) }
        }
        .animation(.linear(duration: 1), value: shop.showsCart)
    }
}

private struct ProductRow: View {
    @Binding var product: Shop.Product
    let log: Log
    var body: some View {
        let _ = log("row \(product.id)")
        HStack {
            Text("\(product.name) × \(product.amount)")
            Button("Add \(product.name)") { product.amount += 1 }
        }
    }
}

private struct CartButton: View {
    @Environment(Shop.self) private var shop
    @Binding var isShown: Bool
    let log: Log
    var body: some View {
        let _ = log("button")
        Button("Cart (\(shop.count))") { isShown.toggle() }
    }
}

private struct CouponRow: View {
    @Binding var coupon: String?
    var body: some View {
        if let text = Binding($coupon) {
            Code(text: text)
        } else {
            Button("Use coupon") { coupon = "A" }
        }
    }
}

private struct Code: View {
    @Binding var text: String
    var body: some View { Button("Code \(text)") { text += "B" } }
}

private struct CartPanel: View {
    @Environment(Shop.self) private var shop
    let log: Log
    var body: some View {
        let _ = log("panel")
        Text("Total \(shop.total)").padding()
        Button("Empty") { for index in shop.products.indices { shop.products[index].amount = 0 } }
    }
}

@MainActor
struct CartProgram {
    private let shop = Shop()
    private let log = Log()
    private let stage: Stage

    init() {
        let (shop, log) = (shop, log)
        stage = Stage(size: CGSize(width: 300, height: 400)) { ShopView(log: log).environment(shop) }
        _ = log.take()
    }

    @Test func `what is added shows in its row, on the button and in the panel`() throws {
        for label in ["Add Pen", "Add Ink", "Add Ink", "Use coupon", "Code A"] {
            try stage.tap(label)
            stage.advance(by: 0)
        }
        #expect(stage.text("Pen × 1") != nil && stage.text("Ink × 2") != nil && stage.text("Cart (3)") != nil)
        #expect(shop.coupon == "AB" && stage.text("Code AB") != nil)
        try stage.tap("Cart (3)")
        #expect(stage.settle())
        #expect(stage.text("Total 11") != nil)
        try stage.tap("Empty")
        stage.advance(by: 0)
        #expect(stage.text("Total -1") != nil && stage.text("Cart (0)") != nil && stage.text("Pen × 0") != nil)
    }

    @Test func `only who has read what changed is evaluated`() {
        shop.coupon = "Z"
        stage.advance(by: 0)
        #expect(!log.take().contains { $0 != "shop" }, "no row, no button")
        shop.visits += 1
        stage.advance(by: 0)
        #expect(log.take().isEmpty)
        shop.products[1].amount = 4
        stage.advance(by: 0)
        let evaluated = log.take()
        #expect(evaluated.contains("row 2") && evaluated.contains("button") && !evaluated.contains("panel"))
    }

    @Test func `the panel turns back half way, shows what changed meanwhile, and goes`() throws {
        try stage.tap("Cart (0)")
        stage.advance(by: 0.5)
        #expect(isNear(stage.text("Total 0")?.opacity ?? 0, 0.5, 0.01))
        shop.showsCart = false
        stage.advance(by: 0.25)
        let onItsWay = stage.text("Total 0")?.opacity ?? 0
        #expect(onItsWay > 0.2 && onItsWay < 0.75)
        shop.products[0].amount = 3
        stage.advance(by: 0)
        #expect(stage.settle())
        #expect(stage.text("Total 6") == nil && stage.text("Cart (3)") != nil)
        let fresh = Stage(size: CGSize(width: 300, height: 400)) { ShopView(log: log).environment(shop) }
        #expect(stage.image() == fresh.image())
    }
}
