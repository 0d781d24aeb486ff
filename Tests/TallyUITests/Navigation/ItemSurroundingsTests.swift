import Foundation
import SwiftUI
import TallyStage
import Testing

/// What a screen sets for its views reaches the items of its toolbar too, which the bar shows.
@MainActor
struct ItemSurroundingsTests {
    final class Cart: ObservableObject { @Published var count = 1 }

    struct CartButton: View {
        @EnvironmentObject private var cart: Cart
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Button("Cart \(cart.count) \(isEnabled ? "on" : "off")") { cart.count += 1 } }
    }

    struct Shop: View {
        let isBusy: Bool
        @StateObject private var cart = Cart()
        var body: some View {
            NavigationStack {
                Text("Screen").navigationTitle("Shop")
                    .toolbar {
                        ToolbarItem { CartButton() }
                        ToolbarItem(placement: .bottomBar) { CartButton() }
                    }
                    .environmentObject(cart)
                    .disabled(isBusy)
                    .font(.largeTitle)
            }
        }
    }

    private func labels(_ stage: Stage) -> [String] {
        stage.frame.accessibility.compactMap(\.label).filter { $0.hasPrefix("Cart") }
    }

    @Test func `objects and values that are set around the view with the toolbar`() {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Shop(isBusy: false) }
        stage.advance(by: 0.1)
        #expect(labels(stage) == ["Cart 1 on", "Cart 1 on"])
        stage.tap(CGPoint(x: 247, y: 22))
        stage.advance(by: 0.1)
        #expect(labels(stage) == ["Cart 2 on", "Cart 2 on"])
        // Texts look as the bar has them.
        let heights = stage.frame.texts.filter { $0.string.hasPrefix("Cart") }.map(\.rect.height)
        #expect(heights.allSatisfy { $0 < 26 }, "\(heights)")
    }

    @Test func `and whether they are enabled`() {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Shop(isBusy: true) }
        stage.advance(by: 0.1)
        #expect(labels(stage) == ["Cart 1 off", "Cart 1 off"])
    }

    struct Rows: View {
        struct Item: Identifiable {
            let id: Int
            var name: String
        }
        @State private var items: [Item] = []
        var body: some View {
            VStack {
                ForEach($items) { $item in Text(item.name) }
                Button("Add") { items.append(Item(id: items.count, name: "row \(items.count)")) }
                Button("Clear") { items = [] }
            }
        }
    }

    @Test func `rows for the elements of a binding follow a collection that was empty`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Rows() }
        func rows() -> [String] { stage.frame.texts.map(\.string).filter { $0.hasPrefix("row") } }
        for name in ["row 0", "row 1"] {
            try stage.tap("Add")
            stage.advance(by: 0.1)
            #expect(rows().last == name)
        }
        try stage.tap("Clear")
        stage.advance(by: 0.1)
        #expect(rows() == [])
        try stage.tap("Add")
        stage.advance(by: 0.1)
        #expect(rows() == ["row 0"])
    }

    @Test(arguments: [(UnitPoint?.none, 0.0), (.bottom, 1.0), (.center, 0.5)])
    func `content shorter than its scroll view stands at the anchor that was set`(_ anchor: UnitPoint?, share: Double) {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView { Color.red.frame(width: 100, height: 40) }.defaultScrollAnchor(anchor)
        }
        stage.advance(by: 0.1)
        let red = stage.frame.shapes.first?.rect ?? .null
        #expect(abs(red.minY - 160 * share) < 0.5, "\(red)")
    }
}
