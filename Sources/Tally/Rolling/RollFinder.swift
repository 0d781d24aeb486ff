/// Finds elements by their identity: at once as long as they are asked for in the order in which they stand, else in a table.
struct RollFinder<Element: Identifiable> where Element.ID == Int {
    private let elements: [Element]
    private var next = 0
    private var table: [Int: Int]?

    init(_ elements: [Element]) { self.elements = elements }

    mutating func index(of id: Int) -> Int? {
        if next < elements.count, elements[next].id == id {
            next += 1
            return next - 1
        }
        if table == nil {
            table = Dictionary(elements.indices.map { (elements[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
        }
        guard let index = table?[id] else { return nil }
        next = index + 1
        return index
    }

    mutating func element(_ id: Int) -> Element? { index(of: id).map { elements[$0] } }
}
