import Observation

/// A value of the environment at the place of the view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    @usableFromInline enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(ObjectReading<Value>)
    }

    @usableFromInline let content: Content
    @usableFromInline var found: FoundValue<Value>?

    @inlinable public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// The observable object that `environment(_:)` put in; traps if there is none.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .object(
            ObjectReading { values in
                guard let object = values[objectType] else {
                    fatalError(
                        "No observable \(objectType) in the environment. Add .environment(…) with one above the view.")
                }
                return object
            })
    }

    /// The observable object that `environment(_:)` put in. Nil if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        content = .object(ObjectReading { $0[objectType] })
    }

    /// Outside of a body, the default.
    @inlinable public var wrappedValue: Value { found?.value ?? outside() }

    /// The default.
    @usableFromInline func outside() -> Value { read(EnvironmentValues()) }

    private func read(_ values: EnvironmentValues) -> Value {
        switch content {
        case .keyPath(let path): values[keyPath: path]
        case .object(let reading): reading.read(values)
        }
    }
}

// unsafe: it is written while the body's view is made, on the main actor, and the value may be sent.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: StoredProperty {
    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        let reader: Reader
        if let storage {
            // unsafe: what a property keeps at its place is of its own making.
            reader = unsafeDowncast(storage, to: Reader.self)
        } else {
            reader = Reader(read)
            storage = reader
        }
        found = reader.value(in: context.environment)
    }

    private final class Reader: EnvironmentReader, ChangeMarking {
        private let read: (EnvironmentValues) -> Value
        private var found: FoundValue<Value>?
        /// The environment that alone says what the value is; nil where something else that was read has a say.
        private var source: EnvironmentStorage?

        init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }

        /// - Complexity: O(1) in the environment of the last time.
        func value(in environment: EnvironmentValues) -> FoundValue<Value> {
            if let source, source === environment.storage, let found { return found }
            let readsBefore = CompositeState.evaluating?.readCount
            var isPlain = true
            // Asked for only if an observable property was read; the body that reads the value follows that too.
            func noteObserved() -> @Sendable () -> Void {
                isPlain = false
                return {}
            }
            let new = withObservationTracking({ read(environment) }, onChange: noteObserved())
            if CompositeState.evaluating?.readCount != readsBefore { isPlain = false }
            source = isPlain ? environment.storage : nil
            let found = FoundValue(new)
            self.found = found
            return found
        }

        var mark: AnyObject { found ?? FoundValue(read(EnvironmentValues())) }

        func hasChanged(since mark: AnyObject) -> Bool {
            guard let found, let mark = mark as? FoundValue<Value> else { return true }
            return !areSurelyEqual(found.value, mark.value)
        }

        func differs(in environment: EnvironmentValues) -> Bool {
            found.map { !areSurelyEqual($0.value, read(environment)) } ?? true
        }
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// How an object is looked up. One word, as a key path is.
@usableFromInline final class ObjectReading<Value> {
    let read: (EnvironmentValues) -> Value

    init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }
}

/// A value that was read from an environment. Properties share it, so that they are as large whatever it is.
@usableFromInline final class FoundValue<Value> {
    @usableFromInline let value: Value

    init(_ value: Value) { self.value = value }
}
