/// Several views one after another, each with an identity by its place.
nonisolated public struct TupleView<T>: View {
    public var value: T
    @usableFromInline let reconcileElements: @MainActor (UnsafeRawPointer, _ViewNode, _ViewUpdate) -> Void

    @inlinable public nonisolated init<each Content: View>(_ value: (repeat each Content))
    where T == (repeat each Content) {
        self.value = value
        reconcileElements = { elements, node, update in
            var place = Place()
            repeat TupleView.reconcile((each Content).self, in: elements, at: &place, node, update)
        }
    }

    @MainActor public var body: Never { fatalError("TupleView has no body.") }

    /// Where an element of a tuple is.
    @usableFromInline struct Place {
        @usableFromInline var index = 0
        /// Bytes from the beginning of the tuple.
        @usableFromInline var offset = 0

        @inlinable init() {}
    }

    /// Updates by an element where it is: taken out of its tuple by name, each would be a copy of all of them.
    @inlinable @MainActor static func reconcile<V: View>(
        _ type: V.Type, in elements: UnsafeRawPointer, at place: inout Place, _ node: _ViewNode, _ update: _ViewUpdate
    ) {
        let view = (elements + place.offset).alignedUp(for: type).assumingMemoryBound(to: type)
        node.reconcileChild(place.index, at: view, update)
        place.index += 1
        place.offset = UnsafeRawPointer(view) - elements + MemoryLayout<V>.size
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        // The value is the first that is stored, so it is where the view is.
        view.pointee.reconcileElements(UnsafeRawPointer(view), node, update)
    }

    @MainActor public static var _mayBeSeveral: Bool { true }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        for (index, part) in TupleParts.of(T.self).enumerated() {
            part.add(UnsafeRawPointer(view) + part.offset, index, &list)
        }
    }
}
