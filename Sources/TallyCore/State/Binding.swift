import TallyCombine

/// A value owned elsewhere, to read and to write.
///
/// A view that is given a binding shows each new value of it. Bindings to state, to a store and to properties of
/// observable models (`@Observable`) tell by themselves whoever reads them in a body. What an `ObservableObject` holds
/// does not: the views that observe the object are evaluated when it changes, whatever they read of it, make their
/// bindings anew, and hand them on. A view that is given a binding anew is evaluated if it leads to another place, or if
/// the value there is not surely the one that it led to when the last one was made. Bindings made of closures are never
/// taken for the same.
@propertyWrapper @dynamicMemberLookup
// unsafe: Apple's is too; the runtime's own lead to what is locked, closures are their author's.
public struct Binding<Value>: @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    /// What tells two bindings to the same thing apart from two to different things.
    private let source: BindingSource
    /// What it held when it was made, of what does not tell its readers when it changes.
    private let seen: Value?
    /// Merged into the transaction of every write.
    public var transaction = Transaction() {
        didSet { hasTransaction = true }
    }
    private var hasTransaction = false
    /// Of an element of a collection: only the collection's transaction counts.
    private var isElement = false

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        let set = whereCalled(set)
        self.init(getter: whereCalled(get), setter: { value, _ in set(value) }, source: .unknown)
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        self.init(getter: whereCalled(get), setter: whereCalled(set), source: .unknown)
    }

    private init(
        getter: @escaping () -> Value, setter: @escaping (Value, Transaction) -> Void,
        source: BindingSource, seen: Value? = nil
    ) {
        self.getter = getter
        self.setter = setter
        self.source = source
        self.seen = seen
    }

    /// Of the runtime's own closures, which run where the binding is used and capture what may not be sent.
    package init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
        self.init(getter: reading, setter: { value, _ in writing(value) }, source: .unknown)
    }

    package init(reading: @escaping () -> Value, writing: @escaping (Value, Transaction) -> Void) {
        self.init(getter: reading, setter: writing, source: .unknown)
    }

    package init(location: StateLocation<Value>) {
        self.init(
            getter: { location.value }, setter: { value, _ in location.write(value) }, source: .object(location))
    }

    /// - Parameter initial: the value while the store has none.
    init(stored: StoredValue<Value>, initial: Value) {
        self.init(
            getter: { stored.value ?? initial }, setter: { value, _ in stored.write(value) }, source: .object(stored))
    }

    /// A property of a model that tells its readers of its changes.
    init<Root: AnyObject>(model: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(
            getter: { model[keyPath: path] }, setter: { value, _ in model[keyPath: path] = value },
            source: .part(.object(model), .member(path)))
    }

    /// A property of an object that tells its changes to those who observe it, and to nobody that has the binding.
    @MainActor init<Root: ObservableObject>(observed object: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(
            getter: { object[keyPath: path] }, setter: { value, _ in object[keyPath: path] = value },
            source: .part(.object(object), .member(path)), seen: object[keyPath: path])
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(getter: { value }, setter: { _, _ in }, source: .constant, seen: value)
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
            }, source: .part(source, .member(keyPath)), seen: seen?[keyPath: keyPath])
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

    /// Returns whether a view that has the one may keep it in place of the other.
    @MainActor static func areSame(_ a: Binding, _ b: Binding) -> Bool {
        guard a.source.isSame(as: b.source), a.hasTransaction == b.hasTransaction else { return false }
        if a.hasTransaction && !a.transaction.belongsWith(b.transaction) { return false }
        switch (a.seen, b.seen) {
        case (nil, nil): return true
        case (let a?, let b?): return areSurelyEqual(a, b)
        default: return false
        }
    }
}

extension Binding {
    /// A binding to the value as an optional; writing nil is ignored.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            getter: { base.wrappedValue },
            setter: { value, _ in
                guard let value else { return }
                base.wrappedValue = value
            }, source: .part(base.source, .optional), seen: base.seen.map { .some($0) })
    }

    /// Nil if the value is nil now.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(
            getter: { base.wrappedValue ?? initial }, setter: { value, _ in base.wrappedValue = value },
            source: .part(base.source, .unwrapped), seen: initial)
    }
}

extension Binding {
    /// A value of another type that is written does nothing.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            getter: { AnyHashable(base.wrappedValue) },
            setter: { value, _ in if let value = value.base as? V { base.wrappedValue = value } },
            source: .part(base.source, .hashable), seen: base.seen.map { AnyHashable($0) })
    }
}

extension Binding where Value: MutableCollection {
    /// A binding to one element; an index that is gone keeps the element last seen.
    package subscript(element index: Value.Index) -> Binding<Value.Element> {
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
            }, source: .element(of: base.source, at: index), seen: seen)
        element.isElement = true
        return element
    }
}

extension Binding: DynamicProperty, StoredProperty {
    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {}

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        areSame(a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
    }
}
