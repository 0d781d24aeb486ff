import SwiftUI

struct Bread: Identifiable, Hashable {
    let id: String
    let name: LocalizedStringKey
    let picture: ImageResource
    let price: Decimal

    static let all = [
        Bread(id: "rye", name: "Rye bread", picture: .Breads.rye, price: 4.2),
        Bread(id: "white", name: "White bread", picture: .Breads.whiteLoaf, price: 3.5),
    ]

    static func == (a: Bread, b: Bread) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class Basket: ObservableObject {
    @Published var counts: [Bread: Int] = [:]

    var count: Int { counts.values.reduce(0, +) }
    var total: Decimal { counts.reduce(0) { $0 + $1.key.price * Decimal($1.value) } }

    func add(_ bread: Bread) { counts[bread, default: 0] += 1 }
}
