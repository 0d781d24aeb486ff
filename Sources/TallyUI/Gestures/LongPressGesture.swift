import Foundation
import TallyScene

/// Is recognized when a view has been pressed for a while without moving away; it ends then, still pressed.
nonisolated public struct LongPressGesture: _PrimitiveGesture {
    public typealias Body = Never
    /// True from the press on.
    public typealias Value = Bool

    /// How long the press has to last, in seconds. Not-a-number and negative count as 0.
    public var minimumDuration: Double
    /// How far the finger may go from the place of the press, in points.
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
