/// Two gestures one after the other: the second begins when the first has succeeded.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public typealias Body = Never

    @frozen public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first has succeeded; the second has something to tell, or has not begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        SequenceRecognizer<First, Second>(
            First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        recognizer.own(PairRecognizer<First.Value, Second.Value, Value>.self)
            .update(to: gesture.first, gesture.second)
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Returns a gesture in which the other one begins when this one has succeeded; both have to succeed.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
    private var isPressed = false

    override func react(
        to event: GestureEvent, _ effects: inout GestureEffects
    ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        if event.kind == .down { isPressed = true } else if event.kind == .up { isPressed = false }
        if case .ended(let value) = first.phase {
            return phase(value, second.receive(event, &effects))
        }
        let phase = first.receive(event, &effects)
        switch phase {
        case .possible, .active: return phase.map { .first($0) }
        case .failed: return .failed
        case .ended(let value):
            // Pressed already, the second begins where the pointer is.
            guard isPressed else { return .active(.second(value, nil)) }
            return self.phase(value, second.receive(event.replacing(kind: .down), &effects))
        }
    }

    private func phase(
        _ value: First.Value, _ second: GesturePhase<Second.Value>
    ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        switch second {
        case .possible(let other): .active(.second(value, other))
        case .active(let other): .active(.second(value, other))
        case .ended(let other): .ended(.second(value, other))
        case .failed: .failed
        }
    }

    override func restart() {
        isPressed = false
        super.restart()
    }

    override var deadline: Double { first.phase.isOver ? second.deadline : first.deadline }
}
