/// A value that a view owns; it lives as long as the view's identity and its writes bring the view up to date.
///
/// Reading it in a body makes the body depend on it. A write shows at the next frame, under the transaction in which it
/// was made; reading it back outside a body gives the new value at once.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: () -> Value
    private var location: StateLocation<Value>?

    public init(wrappedValue value: @autoclosure @escaping () -> Value) { initial = value }

    public init(initialValue value: Value) { initial = { value } }

    @MainActor private var read: Value {
        if let location { return location.get() }
        return initial()
    }

    public var wrappedValue: Value {
        get { onMain { read } }
        nonmutating set { onMain { location?.set(newValue) } }
    }

    public var projectedValue: Binding<Value> {
        guard let location else {
            let value = initial()
            return Binding(get: { value }, set: { _ in })
        }
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
                Value.self, make: { StateLocation($0 ?? initial(), node: context.node) }, read: { $0.newestValue })
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
