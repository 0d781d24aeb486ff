public import TallyCombine
public import TallyCore

/// The observable object that the views around what has the focus give, or the scene; nil where none of them does. Its changes update
/// the view.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    /// Bindings to the object's properties.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            ObservedObject(wrappedValue: root).projectedValue[dynamicMember: keyPath]
        }
    }

    private var link = FocusedValueLink()

    public init() {}

    public var wrappedValue: ObjectType? { link.values[objectOf: FocusedValues.TypeOf<ObjectType>()] }

    public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(root: $0) } }
}

extension FocusedObject: StoredProperty {
    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        link.install(context)
        guard let object = wrappedValue else { return }
        var observed = ObservedObject(wrappedValue: object)
        observed.install(&storage, context)
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
