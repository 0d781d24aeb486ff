import TallyCore

/// A pattern in what pointers do, described by a value; what follows the pointers stays while the value is replaced.
///
/// A gesture of your own is made of others: its `body`. Its properties may be dynamic, as those of a view: a `@GestureState`
/// or `@State` lives as long as the view that the gesture is added to, and the body is asked anew at each event with what they
/// hold and what the environment of that view says.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells of itself.
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes what follows the pointers for the gesture.
    @MainActor static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value>
    /// Has a recognizer made by this type go on for a newer gesture.
    @MainActor static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self)
}

extension Gesture where Value == Body.Value {
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { BodyRecognizer(gesture) }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        recognizer.own(BodyRecognizer<Self>.self).update(to: gesture)
    }
}

/// A gesture that the runtime knows by itself.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    public var body: Never {
        fatalError("\(Self.self) has no body; the runtime recognizes it. Attach it to a view with .gesture(_:).")
    }
}

extension Never: Gesture {
    public typealias Value = Never

    @MainActor public static func _makeRecognizer(_ gesture: Never) -> _Recognizer<Never> {}
    @MainActor public static func _update(_ recognizer: _Recognizer<Never>, to gesture: Never) {}
}

/// No gesture where there is nil.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    public var body: Never { fatalError("An optional gesture has no body.") }

    @MainActor public static func _makeRecognizer(_ gesture: Wrapped?) -> _Recognizer<Wrapped.Value> {
        OptionalRecognizer<Wrapped>(gesture)
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<Wrapped.Value>, to gesture: Wrapped?) {
        recognizer.own(OptionalRecognizer<Wrapped>.self).update(to: gesture)
    }
}

/// A gesture that becomes nil under way fails.
private final class OptionalRecognizer<G: Gesture>: _Recognizer<G.Value> {
    private var base: _Recognizer<G.Value>?

    init(_ gesture: G?) { if let gesture { base = G._makeRecognizer(gesture) } }

    func update(to gesture: G?) {
        guard let gesture else { return base = nil }
        if let base {
            G._update(base, to: gesture)
        } else if case .possible = phase {
            base = G._makeRecognizer(gesture)
        }
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<G.Value> {
        base?.receive(event, &effects) ?? .failed
    }

    override var deadline: Double { base?.deadline ?? .infinity }
    override func restart() { base?.reset() }
    override func undo(_ effects: inout GestureEffects) { base?.cancel(&effects) }
}
