import TallyCore

/// A space of names that a view owns: ids of matched views in two namespaces are never the same.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    private var id: Int = 0

    public init() {}

    /// The namespace's identity; the same as long as the view is there. Outside a body every namespace is one.
    public var wrappedValue: Namespace.ID { ID(id: id) }

    /// What tells a namespace from every other.
    @frozen
    public struct ID: Hashable, Sendable {
        private var id: Int
        init(id: Int) { self.id = id }
    }
}

extension Namespace: StoredProperty {
    private final class Number: StateHolding {
        var holdsState: Bool { false }
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        // unsafe: a property's memory is what it put there when it was installed first.
        let number = storage.map { unsafeDowncast($0, to: Number.self) } ?? Number(context.node.runtime.nextVersion())
        storage = number
        id = number.number
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
