public import Foundation
import TallyMotion
import TallyScene

/// Follows a pointer that is pressed and moves.
@MainActor @preconcurrency
public struct DragGesture: _PrimitiveGesture {
    public typealias Body = Never

    /// Places are in the gesture's space as the view was shown when the pointer went down.
    public struct Value: Equatable, Sendable {
        /// When it happened, on the runtime's clock: that of `TimelineView`.
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The velocity in points a second, from the last three places.
        public var velocity: CGSize

        /// Where a pointer of this velocity would be a quarter of a second later.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
    }

    /// Points that the pointer has to go before the drag begins; at 0 it begins with the press. Negative and
    /// not-a-number count as 0.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { DragRecognizer(gesture) }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        recognizer.own(DragRecognizer.self).gesture = gesture
    }
}

final class DragRecognizer: _Recognizer<DragGesture.Value> {
    var gesture: DragGesture
    private var start: Point?
    private var last: CGPoint?
    private var sampler = VelocitySampler<AnimatablePair<Double, Double>>()

    init(_ gesture: DragGesture) { self.gesture = gesture }

    override func react(
        to event: GestureEvent, _ effects: inout GestureEffects
    ) -> GesturePhase<DragGesture.Value> {
        switch event.kind {
        case .down:
            start = event.point
            sampler.reset()
        case .moved, .up: break
        case .tick: return phase
        case .spread, .spreadEnded: return .failed
        }
        guard let start else { return .failed }
        let isUp = event.kind == .up
        let place = event.site.convert(event.point, to: gesture.coordinateSpace)
        // Released where it rested, it has moved no more since.
        if !isUp || place != last { sampler.add(AnimatablePair(Double(place.x), Double(place.y)), at: event.time) }
        last = place
        if case .active = phase {
            return isUp ? .ended(value(start, place, event)) : .active(value(start, place, event))
        }
        if start.distance(to: event.point) >= Double(gesture.minimumDistance) || !(gesture.minimumDistance > 0) {
            return isUp ? .ended(value(start, place, event)) : .active(value(start, place, event))
        }
        return isUp ? .failed : .possible(nil)
    }

    private func value(_ start: Point, _ place: CGPoint, _ event: GestureEvent) -> DragGesture.Value {
        let velocity = sampler.velocity(at: event.time)
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time), location: place,
            startLocation: event.site.convert(start, to: gesture.coordinateSpace),
            velocity: CGSize(width: velocity.first, height: velocity.second))
    }

    override func restart() {
        start = nil
        last = nil
        sampler.reset()
    }
}
