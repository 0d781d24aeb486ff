/// A gesture whose type is hidden. Under way, a gesture of another type in its place fails the one before.
nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
    public typealias Body = Never
    fileprivate let box: GestureBox<Value>

    public init<T: Gesture>(_ gesture: T) where Value == T.Value { box = TypedGestureBox(gesture) }

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { AnyRecognizer(gesture.box) }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        recognizer.own(AnyRecognizer<Value>.self).update(to: gesture.box)
    }
}

nonisolated private class GestureBox<Value> {
    var type: ObjectIdentifier { ObjectIdentifier(Never.self) }
    @MainActor func make() -> _Recognizer<Value> { fatalError("GestureBox is abstract.") }
    @MainActor func update(_ recognizer: _Recognizer<Value>) {}
}

nonisolated private final class TypedGestureBox<G: Gesture>: GestureBox<G.Value> {
    private let gesture: G
    init(_ gesture: G) { self.gesture = gesture }
    override var type: ObjectIdentifier { ObjectIdentifier(G.self) }
    @MainActor override func make() -> _Recognizer<G.Value> { G._makeRecognizer(gesture) }
    @MainActor override func update(_ recognizer: _Recognizer<G.Value>) { G._update(recognizer, to: gesture) }
}

private final class AnyRecognizer<Value>: _Recognizer<Value> {
    private var box: GestureBox<Value>
    private var base: _Recognizer<Value>
    private var replacement: GestureBox<Value>?

    init(_ box: GestureBox<Value>) {
        self.box = box
        base = box.make()
    }

    func update(to new: GestureBox<Value>) {
        if new.type == box.type { new.update(base) } else { replacement = new }
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
        if replacement != nil {
            base.cancel(&effects)
            return .failed
        }
        return base.receive(event, &effects)
    }

    override func restart() {
        if let replacement {
            box = replacement
            base = replacement.make()
            self.replacement = nil
        } else {
            base.reset()
        }
    }

    override func undo(_ effects: inout GestureEffects) { base.cancel(&effects) }
    override var deadline: Double { base.deadline }
}
