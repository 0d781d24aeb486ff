/// Two gestures of which one succeeds: the second only when the first has failed.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public typealias Body = Never

    @frozen public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        ExclusiveRecognizer(
            First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second), { .first($0) },
            { .second($0) })
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        recognizer.own(PairRecognizer<First.Value, Second.Value, Value>.self)
            .update(to: gesture.first, gesture.second)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Returns a gesture in which the other one succeeds only when this one has failed.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Holds back what the second does as long as the first may succeed.
final class ExclusiveRecognizer<A, B, Value>: PairRecognizer<A, B, Value> {
    private let fromFirst: (A) -> Value
    private let fromSecond: (B) -> Value
    private var held = GestureEffects()

    init(
        _ first: _Recognizer<A>, _ second: _Recognizer<B>, _ fromFirst: @escaping (A) -> Value,
        _ fromSecond: @escaping (B) -> Value
    ) {
        self.fromFirst = fromFirst
        self.fromSecond = fromSecond
        super.init(first, second)
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
        if event.kind == .down {
            // A new press is another chance, except for what waits for the first's failure.
            if first.phase.isFailed { first.reset() }
            if second.phase.isFailed { second.reset() }
        }
        let phase = first.receive(event, &effects)
        switch phase {
        case .active, .ended:
            held.drop()
            second.cancel(&effects)
            return phase.map(fromFirst)
        case .possible where first.isPassive:
            effects.take(&held)
            let outer = second.receive(event, &effects)
            // What has been recognized keeps the pointer.
            if !outer.isFailed && (outer.isOver || second.holdsPointer) { first.cancel(&effects) }
            return outer.isFailed ? .possible(nil) : outer.map(fromSecond)
        case .possible:
            let outer = second.receive(event, &held)
            if isOfViews, event.kind == .tick, first.isPressedTap, case .ended = outer {
                // A press that was long enough for what is around is no tap any more.
                first.cancel(&effects)
                effects.take(&held)
                return outer.map(fromSecond)
            }
            return phase.map(fromFirst)
        case .failed:
            let phase = second.receive(event, &held)
            effects.take(&held)
            return phase.map(fromSecond)
        }
    }

    override func yield(_ effects: inout GestureEffects) {
        held.drop()
        super.yield(&effects)
    }

    override func restart() {
        held.drop()
        super.restart()
    }

    override func undo(_ effects: inout GestureEffects) {
        held.drop()
        super.undo(&effects)
    }
}
