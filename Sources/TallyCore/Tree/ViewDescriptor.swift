/// What the runtime knows of a view type, found out once for each type.
@MainActor
class ViewDescriptor {
    let comparator: ErasedComparator
    init(comparator: ErasedComparator) { self.comparator = comparator }

    /// Updates a node with the view in its box.
    func begin(_ node: _ViewNode, _ update: _ViewUpdate) {}

    private static var known: [ObjectIdentifier: ViewDescriptor] = [:]

    static func of<V: View>(_ type: V.Type) -> ViewDescriptor {
        if let known = known[ObjectIdentifier(type)] { return known }
        let made = TypedViewDescriptor<V>()
        known[ObjectIdentifier(type)] = made
        return made
    }
}

private final class TypedViewDescriptor<V: View>: ViewDescriptor {
    init() { super.init(comparator: ErasedComparator.of(V.self)) }

    override func begin(_ node: _ViewNode, _ update: _ViewUpdate) {
        // unsafe: a node has the box and the descriptor of one type of view, that it was made with.
        let box = unsafeDowncast(node.box, to: ViewBox<V>.self)
        withUnsafePointer(to: &box.value) { node.begin($0, update) }
    }
}
