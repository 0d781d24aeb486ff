public import Foundation
import TallyScene

/// Is recognized when a view has been pressed for a while without moving away; it ends then, still pressed.
nonisolated public struct LongPressGesture: _PrimitiveGesture {
    public typealias Body = Never
    /// True from the press on.
    public typealias Value = Bool

    /// Seconds. Not-a-number and negative count as 0.
    public var minimumDuration: Double
    /// Points from the place of the press.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Bool> {
        LongPressRecognizer(gesture)
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<Bool>, to gesture: Self) {
        recognizer.own(LongPressRecognizer.self).gesture = gesture
    }
}

final class LongPressRecognizer: _Recognizer<Bool> {
    var gesture: LongPressGesture
    private var start: Point?
    private var startTime = 0.0

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Bool> {
        switch event.kind {
        case .down:
            start = event.point
            startTime = event.time
        case .moved:
            if let start, start.distance(to: event.point) > Double(gesture.maximumDistance) { return .failed }
        case .up: return event.time >= deadline ? .ended(true) : .failed
        case .tick: break
        case .spread, .spreadEnded: return .failed
        }
        guard start != nil else { return .possible(nil) }
        return event.time.isFinite && event.time >= deadline ? .ended(true) : .possible(true)
    }

    override func restart() { start = nil }

    override var deadline: Double {
        start == nil ? .infinity : startTime + (gesture.minimumDuration > 0 ? gesture.minimumDuration : 0)
    }
}

extension View {
    /// Runs the action when the view has been pressed for `minimumDuration` seconds.
    ///
    /// - Parameter onPressingChanged: called with true at the press, and with false before the action, or when the press
    ///   ends or moves more than `maximumDistance` points away.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressableGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                pressing: onPressingChanged, action: action))
    }

    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A long press whose press is told of at its beginning and its end, whatever the end.
nonisolated struct PressableGesture: _PrimitiveGesture {
    typealias Body = Never
    typealias Value = Bool
    let base: LongPressGesture
    let pressing: ((Bool) -> Void)?
    let action: () -> Void

    @MainActor static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Bool> { PressableRecognizer(gesture) }

    @MainActor static func _update(_ recognizer: _Recognizer<Bool>, to gesture: Self) {
        recognizer.own(PressableRecognizer.self).bring(upTo: gesture)
    }
}

private final class PressableRecognizer: _Recognizer<Bool> {
    private var gesture: PressableGesture
    private let base: LongPressRecognizer
    private var isTold = false

    init(_ gesture: PressableGesture) {
        self.gesture = gesture
        base = LongPressRecognizer(gesture.base)
    }

    func bring(upTo gesture: PressableGesture) {
        self.gesture = gesture
        base.gesture = gesture.base
    }

    private func tell(_ isPressing: Bool) {
        guard isTold != isPressing else { return }
        isTold = isPressing
        gesture.pressing?(isPressing)
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Bool> {
        let phase = base.receive(event, &effects)
        let isPressing = !phase.isOver && phase.value == true
        effects.add { [self] in tell(isPressing) }
        if case .ended = phase { effects.add { [self] in gesture.action() } }
        return phase
    }

    override func undo(_ effects: inout GestureEffects) {
        base.cancel(&effects)
        effects.add { [self] in tell(false) }
    }

    override func restart() { base.reset() }
    override var deadline: Double { base.deadline }
}
