import TallyCore

/// Whether, and where, the keyboard's focus is among the views that it is given to with `focused(_:)`.
///
/// Writing it moves the focus with the next frame; a value that no view within reach is marked with
/// goes back to where the focus is.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    private var storage: FocusStorage<Value>?

    public init() where Value == Bool { initial = false }

    public init<T: Hashable>() where Value == T? { initial = nil }

    public var wrappedValue: Value {
        get { storage?.location.value ?? initial }
        nonmutating set { storage?.writeAnywhere(newValue) }
    }

    public var projectedValue: FocusState<Value>.Binding { Binding(storage: storage, initial: initial) }

    /// A focus state that is owned elsewhere.
    @propertyWrapper
    // unsafe: Apple's is too; what it leads to is locked or belongs to the main actor.
    public struct Binding: @unchecked Sendable {
        let storage: FocusStorage<Value>?
        let initial: Value

        public var wrappedValue: Value {
            get { storage?.location.value ?? initial }
            nonmutating set { storage?.writeAnywhere(newValue) }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }
}

// unsafe: what it leads to is locked or belongs to the main actor, and the value may be sent.
extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState: StoredProperty {
    package mutating func install(_ kept: inout AnyObject?, _ context: PropertyContext) {
        let known = kept ?? FocusStorage(initial, context.node)
        kept = known
        // unsafe: a property's memory is what it put there when it was installed first.
        storage = unsafeDowncast(known, to: FocusStorage<Value>.self)
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// What a focus state keeps at its view's node.
@MainActor
final class FocusStorage<Value: Hashable>: StateHolding {
    var holdsState: Bool { location.holdsState }
    let location: StateLocation<Value>
    let none: Value
    private weak var node: _ViewNode?

    init(_ none: Value, _ node: _ViewNode) {
        self.none = none
        self.node = node
        location = StateLocation(none, node: node)
    }

    /// Writes a value on any thread; see `StateLocation.write`.
    nonisolated func writeAnywhere(_ value: Value) { location.write(value) { [self] in write($0) } }

    /// - Parameter keepsOthers: true if the focus stays where it is, should anybody have it.
    func write(_ value: Value, keepsOthers: Bool = false) {
        guard let node, node.isAlive else { return }
        if !keepsOthers { location.set(value) }
        let runtime = node.runtime
        asked = value
        runtime.afterUpdate { [self] in
            let isFollowed = runtime.focusStateWritten(self, asksForNobody: value == none, keepsOthers: keepsOthers)
            if !isFollowed, asked == value { tellWhereFocusIs(runtime) }
        }
    }

    /// Tells the state where the focus is, as nobody can have the focus that was asked for.
    private func tellWhereFocusIs(_ runtime: Runtime) {
        if let mark = runtime.focusMark(of: self) { mark.focusChanged(true) } else { focusChanged(to: none) }
    }

    /// What was written last, by the program or by the focus.
    private(set) var asked: Value?

    func focusChanged(to value: Value) {
        asked = value
        location.set(value)
    }
}
