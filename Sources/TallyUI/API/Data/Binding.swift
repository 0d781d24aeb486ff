/// A value owned elsewhere, to read and to write.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    /// What tells two bindings to the same thing apart from two to different things.
    private let source: BindingSource
    /// Merged into the transaction of every write.
    public var transaction = Transaction() {
        didSet { hasTransaction = true }
    }
    private var hasTransaction = false
    /// Of an element of a collection: only the collection's transaction counts.
    private var isElement = false

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(getter: { get() }, setter: { value, _ in set(value) }, source: .unknown)
    }

    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(getter: { get() }, setter: { set($0, $1) }, source: .unknown)
    }

    private init(
        getter: @escaping () -> Value, setter: @escaping (Value, Transaction) -> Void,
        source: BindingSource
    ) {
        self.getter = getter
        self.setter = setter
        self.source = source
    }

    @MainActor init(location: StateLocation<Value>) {
        self.init(
            getter: { onMain { location.get() } }, setter: { value, _ in onMain { location.set(value) } },
            source: .object(location))
    }

    /// - Parameter initial: the value while the store has none.
    @MainActor init(stored: StoredValue<Value>, initial: Value) {
        self.init(
            getter: { onMain { stored.get() } ?? initial }, setter: { value, _ in onMain { stored.set(value) } },
            source: .object(stored))
    }

    @MainActor init<Root: AnyObject>(object: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(
            getter: { object[keyPath: path] }, setter: { value, _ in object[keyPath: path] = value },
            source: .member(.object(object), path))
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(getter: { value }, setter: { _, _ in }, source: .unknown)
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get { getter() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    private func write(_ value: Value) {
        // A transaction around the write is the newer wish and wins over the binding's own.
        let current = CurrentTransaction.value
        guard hasTransaction, !isElement else { return setter(value, current ?? Transaction()) }
        let merged = transaction.overlaid(with: current)
        withTransaction(merged) { setter(value, merged) }
    }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var member = Binding<Subject>(
            getter: { getter()[keyPath: keyPath] },
            setter: { value, transaction in
                var whole = getter()
                whole[keyPath: keyPath] = value
                setter(whole, transaction)
            }, source: .member(source, keyPath))
        if hasTransaction { member.transaction = transaction }
        return member
    }

    /// Writes through the binding carry the transaction, unless one is given around the write.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// Writes through the binding animate, unless another transaction is given around the write.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = self.transaction
        transaction.animation = animation
        return self.transaction(transaction)
    }

    static func areSame(_ a: Binding, _ b: Binding) -> Bool { BindingSource.areSame(a.source, b.source) }
}

extension Binding {
    /// A binding to the value as an optional; writing nil is ignored.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            getter: { base.wrappedValue },
            setter: { value, _ in
                guard let value else { return }
                base.wrappedValue = value
            }, source: .unknown)
    }

    /// Nil if the value is nil now.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(
            getter: { base.wrappedValue ?? initial }, setter: { value, _ in base.wrappedValue = value },
            source: .unknown)
    }
}

extension Binding where Value: MutableCollection {
    /// A binding to one element. A transaction given to it is dropped, that of the collection's binding holds.
    public subscript(position: Value.Index) -> Binding<Value.Element> { self[element: position] }

    /// A binding to one element; an index that is gone keeps the element last seen.
    subscript(element index: Value.Index) -> Binding<Value.Element> {
        let base = self
        let seen = base.wrappedValue[index]
        var element = Binding<Value.Element>(
            getter: {
                let all = base.wrappedValue
                return all.indices.contains(index) ? all[index] : seen
            },
            setter: { value, _ in
                guard base.wrappedValue.indices.contains(index) else { return }
                base.wrappedValue[index] = value
            }, source: .unknown)
        element.isElement = true
        return element
    }
}

extension Binding: DynamicProperty, StoredProperty {
    mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {}

    static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        areSame(a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
    }
}

/// What tells bindings to the same place apart from bindings to different places.
enum BindingSource {
    case unknown
    case object(AnyObject)
    indirect case member(BindingSource, AnyKeyPath)

    static func areSame(_ a: BindingSource, _ b: BindingSource) -> Bool {
        switch (a, b) {
        case (.object(let a), .object(let b)): a === b
        case (.member(let a, let p), .member(let b, let q)): p == q && areSame(a, b)
        default: false
        }
    }
}
