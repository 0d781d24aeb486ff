/// A value that a view owns; it lives as long as the view's identity and its writes bring the view up to date.
///
/// Reading it in a body makes the body depend on it. A write shows at the next frame, under the transaction in which it
/// was made; reading it back outside a body gives the new value at once.
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

    @MainActor private var read: Value {
        if let location { return location.get() }
        return initial
    }

    public var wrappedValue: Value {
        get { onMain { read } }
        nonmutating set { onMain { location?.set(newValue) } }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return onMain { Binding(location: location) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: StoredProperty {
    mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        if let kept = storage {
            location = unsafeDowncast(kept, to: StateLocation<Value>.self)
        } else {
            let made = context.keep(
                Value.self, make: { StateLocation($0 ?? initial, node: context.node) }, read: { $0.newestValue })
            storage = made
            location = made
        }
    }

    static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Runs what belongs to the main actor from a place that Apple declares without isolation but that only views reach.
func onMain<T>(_ body: @MainActor () -> T) -> T {
    typealias Isolated = () -> T
    return withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: Isolated.self)() }
}
