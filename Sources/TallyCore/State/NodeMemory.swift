/// What a view of the runtime's own keeps at its node from its first evaluation to its end.
@MainActor
package protocol NodeMemoryObject: NodeEndObserver, StateHolding {
    init(_ node: NodeLink)
}

extension NodeMemoryObject {
    /// What is found out anew, or known again from the views, is no state.
    package var holdsState: Bool { false }
}

/// Hands a view the object that it keeps at its node; there when the body runs.
package struct NodeMemory<Object: NodeMemoryObject>: StoredProperty {
    // The node keeps it. Closures of the view's capture the view, with this: whichever of them the object keeps in turn
    // does not keep the object.
    private weak var object: Object?

    package nonisolated init() {}

    package var wrapped: Object {
        guard let object else { fatalError("\(Object.self) is there while the body runs, and at no other time.") }
        return object
    }

    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        let known = storage ?? Object(NodeLink(context.node))
        storage = known
        // unsafe: a property's memory is what it put there when it was installed first.
        object = unsafeDowncast(known, to: Object.self)
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
