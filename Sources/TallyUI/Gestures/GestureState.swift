import TallyCore

/// A value of a view that a gesture sets while it goes on, and that is what it was when the gesture is over.
///
/// It is reset when the gesture succeeds, fails, is cancelled, or its view goes.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let prepare: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// - Parameter resetTransaction: what the reset is shown under.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// - Parameter reset: is given the last value and sets up the transaction that the reset is shown under.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        prepare = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { location.map(\.value) ?? initial }

    /// The state itself, as `updating(_:body:)` takes it.
    public var projectedValue: GestureState<Value> { self }

    @MainActor func set(_ value: Value) { location?.set(value) }

    @MainActor func reset() {
        guard let location else { return }
        var transaction = Transaction()
        prepare(location.get(), &transaction)
        withTransaction(transaction) { location.set(initial) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

// unsafe: what it leads to is locked or belongs to the main actor, and the value may be sent.
extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: StoredProperty {
    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        let known = storage ?? StateLocation(initial, node: context.node)
        storage = known
        // unsafe: a property's memory is what it put there when it was installed first.
        location = unsafeDowncast(known, to: StateLocation<Value>.self)
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Sets a state while the gesture goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    public var base: Base
    public var state: GestureState<State>
    @MainActor public var body: Never { fatalError("GestureStateGesture has no body.") }
    let update: (Base.Value, inout State, inout Transaction) -> Void

    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        update = body
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        StateRecognizer(gesture, Base._makeRecognizer(gesture.base))
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        let recognizer = recognizer.own(StateRecognizer<Base, State>.self)
        recognizer.gesture = gesture
        Base._update(recognizer.base, to: gesture.base)
    }
}

extension Gesture {
    /// Sets the state whenever the gesture has something to tell; it is reset when the gesture is over.
    ///
    /// - Parameter body: is given the value, the state to change, and the transaction to show the change under. That one
    ///   tracks velocity, as in `onChanged(_:)`.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

private final class StateRecognizer<Base: Gesture, State>: WrappingRecognizer<Base.Value, Base.Value> {
    var gesture: GestureStateGesture<Base, State>
    private var isSet = false

    init(_ gesture: GestureStateGesture<Base, State>, _ base: _Recognizer<Base.Value>) {
        self.gesture = gesture
        super.init(base)
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Base.Value> {
        let phase = base.receive(event, &effects)
        if phase.isOver {
            effects.add { [self] in takeBack() }
        } else if let value = phase.value {
            effects.add { [self] in set(value) }
        }
        return phase
    }

    private func set(_ value: Base.Value) {
        isSet = true
        var state = gesture.state.wrappedValue
        var transaction = Transaction.ofGesture
        gesture.update(value, &state, &transaction)
        withTransaction(transaction) { gesture.state.set(state) }
    }

    private func takeBack() {
        guard isSet else { return }
        isSet = false
        gesture.state.reset()
    }

    override func undo(_ effects: inout GestureEffects) {
        super.undo(&effects)
        effects.add { [self] in takeBack() }
    }
}
