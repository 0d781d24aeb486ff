public import TallyCombine

/// An observable object that the view is given; its changes update the view.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the object's properties.
    @dynamicMemberLookup @MainActor @preconcurrency
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            Binding(observed: object, keyPath)
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: StoredProperty {
    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        let subscription = storage as? ObjectSubscription ?? ObjectSubscription()
        storage = subscription
        subscription.observe(wrappedValue, context.node)
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.wrappedValue
            === b.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    }
}
