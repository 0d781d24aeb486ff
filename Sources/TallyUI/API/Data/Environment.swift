import Observation

/// A value of the environment at the place of the view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case read((EnvironmentValues) -> Value)
    }

    private let content: Content
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// The observable object that `environment(_:)` put in; traps if there is none.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .read { values in
            guard let object = values[objectType] else {
                fatalError(
                    "No observable \(objectType) in the environment. Add .environment(…) with one above the view.")
            }
            return object
        }
    }

    /// The observable object that `environment(_:)` put in. Nil if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        content = .read { $0[objectType] }
    }

    /// Outside of a body, the default.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    private func read(_ values: EnvironmentValues) -> Value {
        switch content {
        case .keyPath(let path): values[keyPath: path]
        case .read(let read): read(values)
        }
    }
}

// unsafe: it is written while the body's view is made, on the main actor, and the value may be sent.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: StoredProperty {
    mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        let new = read(context.environment)
        value = new
        if let reader = storage as? Reader { reader.value = new } else { storage = Reader(read, new) }
    }

    private final class Reader: EnvironmentReader {
        private let read: (EnvironmentValues) -> Value
        var value: Value

        init(_ read: @escaping (EnvironmentValues) -> Value, _ value: Value) {
            self.read = read
            self.value = value
        }

        func differs(in environment: EnvironmentValues) -> Bool { !areSurelyEqual(value, read(environment)) }
    }

    static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
