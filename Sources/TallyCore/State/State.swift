/// A value that a view owns; it lives as long as the view's identity and its writes update the view.
///
/// Reading it in a body makes the body depend on it. A write shows at the next frame, under the transaction in which it
/// was made; reading it back outside a body gives the new value at once.
///
/// A write of another thread is made on the main actor, in the order of the calls and under no animation, and a warning
/// says so (`Stage.warnings`). Reading it back gives the new value at once there too; the main actor has it when the write
/// has been made.
///
/// The value that a view is made with counts when its identity comes to life, and never again. It is evaluated each time
/// the view is made, though: an object in `@State var model = Model()` is made anew with each, the first one is kept, and
/// those that come later are let go with the view value that brought them. What has effects when it is made, or costs
/// much, belongs into `onAppear`, `task` or `StateObject`, which makes its object once.
///
/// An assignment in the view's `init`, before all of its stored properties are set, gives the value that the view is made
/// with; later, and wherever the view is not in a tree, assignments have no effect.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue value: Value) { initial = value }

    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get {
            if let location { return location.value }
            return initial
        }
        nonmutating set { location?.write(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

// unsafe: what it leads to is locked or belongs to the main actor, and the value may be sent.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: StoredProperty {
    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        if let kept = storage {
            // unsafe: a property's memory is what it put there when it was installed first.
            location = unsafeDowncast(kept, to: StateLocation<Value>.self)
        } else {
            let made = context.keep(
                Value.self, make: { StateLocation($0 ?? initial, node: context.node) }, read: { $0.newestValue })
            storage = made
            location = made
        }
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
