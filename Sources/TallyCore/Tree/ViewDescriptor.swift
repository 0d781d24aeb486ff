/// What the runtime knows of a view type, found out once for each type.
@MainActor
class ViewDescriptor {
    let type: any View.Type
    let comparator: ErasedComparator

    init(_ type: any View.Type, _ comparator: ErasedComparator) {
        self.type = type
        self.comparator = comparator
    }

    /// Updates a node with the view in its box.
    func begin(_ node: _ViewNode, _ box: AnyObject, _ update: _ViewUpdate) {}

    private static var known: [ObjectIdentifier: ViewDescriptor] = [:]

    static func of<V: View>(_ type: V.Type) -> ViewDescriptor {
        if let known = known[ObjectIdentifier(type)] { return known }
        let made = TypedViewDescriptor<V>()
        known[ObjectIdentifier(type)] = made
        return made
    }
}

private final class TypedViewDescriptor<V: View>: ViewDescriptor {
    init() { super.init(V.self, ErasedComparator.of(V.self)) }

    override func begin(_ node: _ViewNode, _ box: AnyObject, _ update: _ViewUpdate) {
        // unsafe: a node has the box and the descriptor of one type of view, that it was made with.
        let box = unsafeDowncast(box, to: ViewBox<V>.self)
        withUnsafePointer(to: &box.value) { node.begin($0, update) }
    }
}
