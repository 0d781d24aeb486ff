/// The views that a view stands for in its container, in order; as a view, all of them.
///
/// See `Group.init(subviews:transform:)` and `ForEach.init(subviews:content:)`.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    let subviews: ArraySlice<Subview>

    init(_ subviews: [Subview]) { self.subviews = subviews[...] }

    @MainActor package init<V: View>(of view: V) { self.init(_SubviewList.of(view).subviews) }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    @MainActor public var body: some View { SubviewRow(subviews: subviews) }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        for subview in view.pointee.subviews { list.add(subview, named: subview.id) }
    }
}

/// Some of the views that a view stands for, one after another; as a view, all of them.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    @MainActor public var body: some View { SubviewRow(subviews: subviews) }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        for subview in view.pointee.subviews { list.add(subview, named: subview.id) }
    }
}

/// Views one after another, each by its id.
nonisolated struct SubviewRow: _PrimitiveView {
    let subviews: ArraySlice<Subview>

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let subviews = Array(view.pointee.subviews)
        let keys = subviews.map { $0.content.key($0.id) }
        DynamicChildren.of(node, update).reconcile(keys: keys, update) { index, handle, update in
            subviews[index].content.reconcile(handle, update)
        }
    }
}
