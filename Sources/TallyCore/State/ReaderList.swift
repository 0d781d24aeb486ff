/// The nodes whose bodies have read something, in the order in which they did; each once.
@MainActor
struct ReaderList {
    /// What has been taken away leaves a hole, until there are more holes than nodes.
    private var list: [_ViewNode?] = []
    /// Where each stands, where there are many: of a few, looking is quicker.
    private var places: [ObjectIdentifier: Int] = [:]
    private var count = 0

    private static let few = 16

    var isEmpty: Bool { count == 0 }
    var nodes: [_ViewNode] { list.compactMap { $0 } }

    /// - Returns: false if the node is there already.
    /// - Complexity: O(1).
    mutating func add(_ node: _ViewNode) -> Bool {
        if place(of: node) != nil { return false }
        list.append(node)
        count += 1
        if !places.isEmpty {
            places[ObjectIdentifier(node)] = list.count - 1
        } else if list.count > Self.few {
            closeUp()
        }
        return true
    }

    /// - Complexity: O(1), taken over many calls.
    mutating func remove(_ node: _ViewNode) {
        guard let place = place(of: node) else { return }
        list[place] = nil
        if !places.isEmpty { places[ObjectIdentifier(node)] = nil }
        count -= 1
        if list.count > 2 * count { closeUp() }
    }

    private func place(of node: _ViewNode) -> Int? {
        places.isEmpty ? list.firstIndex { $0 === node } : places[ObjectIdentifier(node)]
    }

    private mutating func closeUp() {
        list.removeAll { $0 == nil }
        places.removeAll(keepingCapacity: true)
        guard list.count > Self.few else { return }
        for (place, node) in list.enumerated() { places[ObjectIdentifier(node!)] = place }
    }
}
