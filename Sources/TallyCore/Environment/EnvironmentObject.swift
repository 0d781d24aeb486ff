public import TallyCombine

/// An observable object that a view above put in with `environmentObject(_:)`.
@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    /// Traps if no view above has put in an object of the type.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. Add .environmentObject(…) to a view above this one."
            )
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: StoredProperty {
    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        object = context.environment[ObjectType.self]
        let reader = storage as? Reader ?? Reader()
        storage = reader
        reader.object = object
        if let object { reader.subscription.observe(object, context.node) }
    }

    private final class Reader: EnvironmentReader, NodeEndObserver {
        weak var object: ObjectType?
        let subscription = ObjectSubscription()
        func differs(in environment: EnvironmentValues) -> Bool { object !== environment[ObjectType.self] }
        func nodeEnded(_ runtime: Runtime) { subscription.nodeEnded(runtime) }
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension View {
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(
            _EnvironmentKeyWritingModifier<T?>(keyPath: \EnvironmentValues.[objectKey: ObjectKey<T>()], value: object))
    }
}
