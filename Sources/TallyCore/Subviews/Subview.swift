/// One of the views that another view stands for in its container: in its place, wherever it is put.
///
/// It is the view as it was written, with the modifiers around it, and takes its surroundings from where it is put. It keeps
/// its state as long as it stays there; put in two places, it is two views.
nonisolated public struct Subview: _PrimitiveView, Identifiable {
    /// Tells a view from all others of its container: by its place, and by the ids of the collections it comes from.
    public struct ID: Hashable {
        let path: [AnyHashable]
    }

    public let id: Subview.ID
    /// What was written at the view for containers, by `containerValue(_:_:)` and `tag(_:)`.
    public internal(set) var containerValues = ContainerValues()
    /// Whether it is a text, with or without modifiers.
    package internal(set) var isText = false
    var content: SubviewContent

    init(id: Subview.ID, content: SubviewContent) {
        self.id = id
        self.content = content
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        DynamicChildren.of(node, update).reconcile(keys: [view.content.key(view.id)], update) { _, handle, update in
            view.content.reconcile(handle, update)
        }
    }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        list.add(handedOn: view.pointee)
    }
}

/// A view of any type, with what is around it.
@MainActor
class SubviewContent {
    nonisolated init() {}

    /// Returns the identity of the view: one of another type is another view.
    func key(_ id: Subview.ID) -> AnyHashable { id }
    func reconcile(_ handle: DynamicChildren.Handle, _ update: _ViewUpdate) {}
    func modified<M: ViewModifier>(_ modifier: M) -> SubviewContent { self }
}

final class TypedSubviewContent<V: View>: SubviewContent {
    private let view: V

    init(_ view: V) { self.view = view }

    private struct Key: Hashable {
        let id: Subview.ID
        let type: ObjectIdentifier
    }

    override func key(_ id: Subview.ID) -> AnyHashable { Key(id: id, type: ObjectIdentifier(V.self)) }

    override func reconcile(_ handle: DynamicChildren.Handle, _ update: _ViewUpdate) {
        handle.reconcile(inheriting: view, update)
    }

    override func modified<M: ViewModifier>(_ modifier: M) -> SubviewContent {
        TypedSubviewContent<ModifiedContent<V, M>>(view.modifier(modifier))
    }
}
