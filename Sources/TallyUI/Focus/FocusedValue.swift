public import Observation
import TallyCore

/// What the views around what has the focus say under a key, or the scene; nil where none of them does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var link = FocusedValueLink()

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// Follows an object by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = \.[objectOf: FocusedValues.TypeOf<Value>()]
    }

    public var wrappedValue: Value? { link.values[keyPath: keyPath] }
}

extension FocusedValue: StoredProperty {
    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) { link.install(context) }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.keyPath == b.assumingMemoryBound(to: Self.self).pointee.keyPath
    }
}

/// Leads a property to what is said of the focus on its stage.
struct FocusedValueLink {
    private weak var store: FocusedValueStore?

    @MainActor mutating func install(_ context: PropertyContext) {
        store = context.node.runtime.service(FocusedValueStore.self)
    }

    /// Nothing before the view is there.
    var values: FocusedValues {
        guard let store else { return FocusedValues() }
        return onMain { store.read() }
    }
}
