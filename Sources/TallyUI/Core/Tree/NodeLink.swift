/// A node, for whatever may outlive it: nil from the node's end on, whoever still holds it.
@MainActor
struct NodeLink {
    private weak var node: _ViewNode?

    init(_ node: _ViewNode) { self.node = node }

    var living: _ViewNode? { node.flatMap { $0.isAlive ? $0 : nil } }
    var runtime: Runtime? { living?.runtime }
}
