public import Foundation
import TallyCore
import TallyMotion
import TallyScene

/// Follows two fingers that spread or pinch.
nonisolated public struct MagnifyGesture: _PrimitiveGesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        /// When it happened, on the runtime's clock.
        public var time: Date
        /// How many times as far the fingers are apart as at the start.
        public var magnification: CGFloat
        /// The velocity in units of magnification a second.
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        /// The middle between the fingers, in the view.
        public var startLocation: CGPoint
    }

    /// How much the magnification has to differ from 1 before it begins.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        SpreadRecognizer(least: gesture.minimumScaleDelta, of: { factor, _ in factor - 1 }) { spread in
            Value(
                time: spread.time, magnification: CGFloat(spread.amount + 1), velocity: CGFloat(spread.velocity),
                startAnchor: spread.anchor, startLocation: spread.location)
        }
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        recognizer.own(SpreadRecognizer<Value>.self).least = gesture.minimumScaleDelta
    }
}

/// Follows two fingers that turn about one another.
nonisolated public struct RotateGesture: _PrimitiveGesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        /// When it happened, on the runtime's clock.
        public var time: Date
        /// The rotation since the start; clockwise is positive.
        public var rotation: Angle
        /// A second.
        public var velocity: Angle
        public var startAnchor: UnitPoint
        /// The middle between the fingers, in the view.
        public var startLocation: CGPoint
    }

    /// How far the fingers have to turn before it begins.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        SpreadRecognizer(least: gesture.minimumAngleDelta.radians, of: { _, radians in radians }) { spread in
            Value(
                time: spread.time, rotation: .radians(spread.amount), velocity: .radians(spread.velocity),
                startAnchor: spread.anchor, startLocation: spread.location)
        }
    }

    @MainActor public static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {
        recognizer.own(SpreadRecognizer<Value>.self).least = gesture.minimumAngleDelta.radians
    }
}

/// Follows one measure of two fingers. One finger alone makes it fail.
final class SpreadRecognizer<Value>: _Recognizer<Value> {
    struct Spread {
        let time: Date
        let amount: Double
        let velocity: Double
        let anchor: UnitPoint
        let location: CGPoint
    }

    var least: Double
    private let measure: (_ factor: Double, _ radians: Double) -> Double
    private let makeValue: @MainActor (Spread) -> Value
    private var sampler = VelocitySampler<Double>()

    init(
        least: Double, of measure: @escaping (Double, Double) -> Double,
        makeValue: @escaping @MainActor (Spread) -> Value
    ) {
        self.least = least
        self.measure = measure
        self.makeValue = makeValue
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Value> {
        switch event.kind {
        case .down, .moved, .up: return .failed
        case .tick: return phase
        case .spread(let factor, let radians): return follow(measure(factor, radians), event, isOver: false)
        case .spreadEnded(let factor, let radians): return follow(measure(factor, radians), event, isOver: true)
        }
    }

    private func follow(_ amount: Double, _ event: GestureEvent, isOver: Bool) -> GesturePhase<Value> {
        sampler.add(amount, at: event.time)
        if case .possible = phase, !(amount.magnitude >= least) { return isOver ? .failed : .possible(nil) }
        let location = event.site.convert(event.point, to: .local)
        let value = makeValue(
            Spread(
                time: Date(timeIntervalSinceReferenceDate: event.time), amount: amount,
                velocity: sampler.velocity(at: event.time), anchor: event.site.anchor(location), location: location))
        return isOver ? .ended(value) : .active(value)
    }

    override func restart() { sampler.reset() }
}
