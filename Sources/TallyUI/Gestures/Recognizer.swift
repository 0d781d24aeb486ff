import TallyScene

/// How far a gesture has come.
@_spi(Runtime) public enum GesturePhase<Value> {
    /// The gesture waits; what it can tell of itself already does not keep others from being recognized.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    var isOver: Bool {
        switch self {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }

    var isFailed: Bool { if case .failed = self { true } else { false } }
    var isPossible: Bool { if case .possible = self { true } else { false } }

    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// Something that a pointer has done, or time.
@_spi(Runtime) public struct GestureEvent {
    package enum Kind: Equatable {
        case down, moved, up
        /// Nothing but time has passed; with an infinite time, no tap can follow any more.
        case tick
        /// Two fingers, and how far they have spread and turned since they went down.
        case spread(factor: Double, radians: Double)
        case spreadEnded(factor: Double, radians: Double)
    }

    package let kind: Kind
    /// The place on the stage, in points.
    package let point: Point
    /// The runtime's, in seconds.
    package let time: Double
    /// The view whose gesture is asked.
    package var site: GestureSite

    /// Returns the event as one of another kind.
    func replacing(kind: Kind) -> GestureEvent { GestureEvent(kind: kind, point: point, time: time, site: site) }
}

/// Calls that gestures lead to, in order; held back as long as another gesture has precedence and may still succeed.
@MainActor
@_spi(Runtime) public struct GestureEffects {
    private var actions: [@MainActor () -> Void] = []

    package mutating func add(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    mutating func take(_ held: inout GestureEffects) {
        actions += held.actions
        held.actions.removeAll()
    }

    mutating func drop() { actions.removeAll() }
    func run() { for action in actions { action() } }
}

/// Follows the pointers for one gesture from the first touch to its success or failure.
@MainActor
open class _Recognizer<Value> {
    package final private(set) var phase: GesturePhase<Value> = .possible(nil)

    @_spi(Runtime) public init() {}

    /// Returns the recognizer as the gesture's type has made it.
    final func own<R: _Recognizer<Value>>(_ type: R.Type) -> R {
        // unsafe: a type of gestures is given the recognizers that it has made itself.
        unsafeDowncast(self, to: type)
    }

    /// Tells what has happened. A gesture that is over stays so.
    final func receive(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
        if !phase.isOver { phase = react(to: event, &effects) }
        return phase
    }

    /// Ends a gesture under way without success, and takes back what it has set.
    final func cancel(_ effects: inout GestureEffects) {
        if phase.isOver { return }
        phase = .failed
        undo(&effects)
    }

    /// Makes it ready for another try.
    final func reset() {
        phase = .possible(nil)
        restart()
    }

    // MARK: For kinds of gestures

    @_spi(Runtime) open func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
        .failed
    }
    @_spi(Runtime) open func restart() {}
    @_spi(Runtime) open func undo(_ effects: inout GestureEffects) {}
    /// When it has to be told the time. Infinity: never.
    @_spi(Runtime) open var deadline: Double { .infinity }
    /// Whether a scroll view around has to leave the finger to it.
    @_spi(Runtime) open var holdsPointer: Bool { if case .active = phase { true } else { false } }
    /// Gestures further out need not wait for it: it only may take the pointer from them.
    var isPassive: Bool { false }
    /// Whether it waits for a finger that is down to be lifted, and for nothing else.
    var isPressedTap: Bool { false }
    /// Cancels what does not go along with a scroll view around that scrolls.
    func yield(_ effects: inout GestureEffects) { cancel(&effects) }
}

/// Follows another gesture, and adds something to what becomes of it.
package class WrappingRecognizer<Base, Value>: _Recognizer<Value> {
    final let base: _Recognizer<Base>

    init(_ base: _Recognizer<Base>) { self.base = base }

    package override func restart() { base.reset() }
    package override func undo(_ effects: inout GestureEffects) { base.cancel(&effects) }
    package override var deadline: Double { base.deadline }
    package override var holdsPointer: Bool { base.holdsPointer }
    override var isPassive: Bool { base.isPassive }
    override var isPressedTap: Bool { base.isPressedTap }
}

/// Follows two gestures for one.
class PairRecognizer<A, B, Value>: _Recognizer<Value> {
    final let first: _Recognizer<A>
    final let second: _Recognizer<B>
    /// The two are gestures of views, not parts of one.
    final var isOfViews = false

    init(_ first: _Recognizer<A>, _ second: _Recognizer<B>) {
        self.first = first
        self.second = second
    }

    final func update<First: Gesture, Second: Gesture>(to first: First, _ second: Second)
    where First.Value == A, Second.Value == B {
        First._update(self.first, to: first)
        Second._update(self.second, to: second)
    }

    override func restart() {
        first.reset()
        second.reset()
    }

    override func undo(_ effects: inout GestureEffects) {
        first.cancel(&effects)
        second.cancel(&effects)
    }

    override var holdsPointer: Bool { first.holdsPointer || second.holdsPointer }

    override func yield(_ effects: inout GestureEffects) {
        guard isOfViews else { return cancel(&effects) }
        first.yield(&effects)
        second.yield(&effects)
    }

    override var deadline: Double {
        min(first.phase.isOver ? .infinity : first.deadline, second.phase.isOver ? .infinity : second.deadline)
    }
}
