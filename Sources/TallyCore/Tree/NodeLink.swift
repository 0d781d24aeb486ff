/// A node, for whatever may outlive it: nil from the node's end on, whoever still holds it.
@MainActor
package struct NodeLink {
    private weak var node: _ViewNode?

    package init(_ node: _ViewNode) { self.node = node }

    package var living: _ViewNode? { node.flatMap { $0.isAlive ? $0 : nil } }
    package var runtime: Runtime? { living?.runtime }
}
