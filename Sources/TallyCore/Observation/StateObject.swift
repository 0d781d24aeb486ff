public import TallyCombine

/// An observable object that the view makes once and owns as long as its identity lives.
@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        self = making(thunk) { StateObject(make: $0) }
    }

    private init(make: @escaping () -> ObjectType) { self.make = make }

    /// Outside of a body, an object of its own.
    public var wrappedValue: ObjectType { object ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: StoredProperty {
    private final class Memory: NodeEndObserver {
        let object: ObjectType
        let subscription = ObjectSubscription()
        init(_ object: ObjectType) { self.object = object }
        func nodeEnded(_ runtime: Runtime) { subscription.nodeEnded(runtime) }
    }

    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        let memory =
            storage as? Memory
            ?? context.keep(ObjectType.self, make: { Memory($0 ?? make()) }, read: { $0.object })
        storage = memory
        object = memory.object
        memory.subscription.observe(memory.object, context.node)
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
