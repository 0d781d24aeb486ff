/// Two gestures that may both succeed.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public typealias Body = Never

    /// What either has to tell; nil before it has something, and once it has failed.
    @frozen public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        SimultaneousRecognizer(First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second)) {
            Value(first: $0, second: $1)
        }
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        recognizer.own(PairRecognizer<First.Value, Second.Value, Value>.self)
            .update(to: gesture.first, gesture.second)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Returns a gesture in which both go on at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

final class SimultaneousRecognizer<A, B, Value>: PairRecognizer<A, B, Value> {
    private let combine: (A?, B?) -> Value

    init(_ first: _Recognizer<A>, _ second: _Recognizer<B>, _ combine: @escaping (A?, B?) -> Value) {
        self.combine = combine
        super.init(first, second)
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
        if event.kind == .down {
            if first.phase.isOver { first.reset() }
            if second.phase.isOver { second.reset() }
        }
        let a = first.receive(event, &effects)
        let b = second.receive(event, &effects)
        if a.isFailed && b.isFailed { return .failed }
        let value = combine(a.value, b.value)
        if a.isOver && b.isOver { return .ended(value) }
        if (a.isPossible || a.isFailed) && (b.isPossible || b.isFailed) {
            return .possible(a.value == nil && b.value == nil ? nil : value)
        }
        return .active(value)
    }
}
