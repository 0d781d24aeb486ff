import TallyCore

/// Calls an action when the gesture succeeds.
nonisolated public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        EndedRecognizer(gesture, Content._makeRecognizer(gesture.content))
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        let recognizer = recognizer.own(EndedRecognizer<Content>.self)
        recognizer.gesture = gesture
        Content._update(recognizer.base, to: gesture.content)
    }
}

/// Calls an action when the gesture tells something new.
nonisolated public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        ChangedRecognizer(gesture, Content._makeRecognizer(gesture.content))
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        let recognizer = recognizer.own(ChangedRecognizer<Content>.self)
        recognizer.gesture = gesture
        Content._update(recognizer.base, to: gesture.content)
    }
}

/// A gesture that tells something made from what another tells.
nonisolated public struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        MapRecognizer(gesture, Content._makeRecognizer(gesture.content))
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        let recognizer = recognizer.own(MapRecognizer<Content, Value>.self)
        recognizer.gesture = gesture
        Content._update(recognizer.base, to: gesture.content)
    }
}

extension Gesture {
    /// Runs the action when the gesture succeeds; not when it fails or is cancelled.
    public nonisolated func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Runs the action when the gesture's value changes, under a transaction that tracks velocity. A spring begun at
    /// the end goes on with the speed of what the action has moved.
    public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>
    where Self.Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }

    /// Returns the gesture with another value, made from its own.
    public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Transaction {
    /// Of what a gesture changes while it goes on.
    static var ofGesture: Transaction {
        var transaction = Transaction()
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        return transaction
    }
}

private final class EndedRecognizer<Content: Gesture>: WrappingRecognizer<Content.Value, Content.Value> {
    var gesture: _EndedGesture<Content>

    init(_ gesture: _EndedGesture<Content>, _ base: _Recognizer<Content.Value>) {
        self.gesture = gesture
        super.init(base)
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Content.Value> {
        let phase = base.receive(event, &effects)
        if case .ended(let value) = phase { effects.add { [self] in gesture.action(value) } }
        return phase
    }
}

private final class ChangedRecognizer<Content: Gesture>: WrappingRecognizer<Content.Value, Content.Value>
where Content.Value: Equatable {
    var gesture: _ChangedGesture<Content>
    private var last: Content.Value?

    init(_ gesture: _ChangedGesture<Content>, _ base: _Recognizer<Content.Value>) {
        self.gesture = gesture
        super.init(base)
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Content.Value> {
        let phase = base.receive(event, &effects)
        if !phase.isOver, let value = phase.value, value != last {
            last = value
            effects.add { [self] in withTransaction(.ofGesture) { gesture.action(value) } }
        }
        return phase
    }

    override func restart() {
        last = nil
        super.restart()
    }
}

private final class MapRecognizer<Content: Gesture, Value>: WrappingRecognizer<Content.Value, Value> {
    var gesture: _MapGesture<Content, Value>

    init(_ gesture: _MapGesture<Content, Value>, _ base: _Recognizer<Content.Value>) {
        self.gesture = gesture
        super.init(base)
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
        base.receive(event, &effects).map(gesture.transform)
    }
}
