@_spi(Runtime) import TallyCore

/// Another id is another view: the old one leaves, the new one comes.
nonisolated public struct _IDModifier<ID: Hashable>: ViewModifier {
    public typealias Body = Never
    let id: ID

    @usableFromInline init(id: ID) { self.id = id }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        // The children that come and go need a node of their own: this one's may belong to the content.
        node.reconcileChild(0, IdentifiedView(id: AnyHashable(modifier.pointee.id), content: content.pointee), update)
    }

    @MainActor public static func _describe(_ modifier: UnsafePointer<Self>, _ values: inout ContainerValues) {
        values.takeID(AnyHashable(modifier.pointee.id))
    }
}

nonisolated struct IdentifiedView<Content: View>: _PrimitiveView {
    let id: AnyHashable
    let content: Content

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let children = DynamicChildren.of(node, update)
        children.holdsIDs = true
        let id = FieldAddresses.first(of: view, AnyHashable.self)
        children.reconcile(
            only: id.pointee, at: FieldAddresses.second(of: view, behind: AnyHashable.self, Content.self), update)
    }
}

extension View {
    @inlinable public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IDModifier(id: id)) }
}
