public import Foundation
import TallyScene

/// Is recognized when a view is pressed and released a number of times without moving away.
///
/// A press that moves more than 10 points, or is released outside the view, is no tap; the next press of several has to
/// come within 0.35 s.
nonisolated public struct TapGesture: _PrimitiveGesture {
    public typealias Body = Never
    public typealias Value = ()
    /// Below 1 counts as 1.
    public var count: Int

    public init(count: Int = 1) { self.count = count }

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<()> {
        TapRecognizer(count: gesture.count) { _ in }
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<()>, to gesture: Self) {
        recognizer.own(TapRecognizer<()>.self).count = gesture.count
    }
}

/// A tap that tells its place.
nonisolated public struct SpatialTapGesture: _PrimitiveGesture {
    public typealias Body = Never

    // unsafe: a point; Apple declares it so.
    public struct Value: Equatable, @unchecked Sendable {
        /// The place of the last press, in the gesture's space.
        public var location: CGPoint
    }

    /// Below 1 counts as 1.
    public var count: Int
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        TapRecognizer(count: gesture.count) {
            Value(location: $0.site.convert($0.point, to: gesture.coordinateSpace))
        }
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        recognizer.own(TapRecognizer<Value>.self).count = gesture.count
    }
}

/// Counts presses that are released where they began.
final class TapRecognizer<Value>: _Recognizer<Value> {
    var count: Int
    private let makeValue: @MainActor (GestureEvent) -> Value
    private var taps = 0
    private var start: Point?
    private var end = Double.infinity

    init(count: Int, makeValue: @escaping @MainActor (GestureEvent) -> Value) {
        self.count = count
        self.makeValue = makeValue
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
        switch event.kind {
        case .down:
            start = event.point
            end = .infinity
        case .moved:
            if let start, start.distance(to: event.point) > GestureLimits.tapDistance { return .failed }
        case .up:
            guard start != nil, event.site.contains(event.point) else { return .failed }
            start = nil
            taps += 1
            if taps >= max(1, count) { return .ended(makeValue(event)) }
            end = event.time + GestureLimits.tapPause
        case .tick:
            if start == nil, taps > 0, event.time >= end { return .failed }
        case .spread, .spreadEnded: return .failed
        }
        return .possible(nil)
    }

    override func restart() {
        taps = 0
        start = nil
        end = .infinity
    }

    override var deadline: Double { end }
    override var isPressedTap: Bool { start != nil }
}

/// What a person's hand can be expected to do.
package enum GestureLimits {
    /// Points that a tap may move.
    package static let tapDistance = 10.0
    /// Seconds from one tap of several to the next.
    package static let tapPause = 0.35
}

extension Point {
    package func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
