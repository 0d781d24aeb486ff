public import Foundation
public import TallyCore
import TallyLayers

/// What gives a property animator its pace.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

/// A pace by a Bézier curve.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// That of `UIView.animate`: slow at both ends.
    public override init() {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        isBuiltIn = true
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
        isBuiltIn = true
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        isBuiltIn = false
    }

    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace by a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// Whole ways a second at the start; the width counts.
    public let initialVelocity: CGVector
    private let kind: Kind

    enum Kind {
        case ratio(Double)
        case constants(mass: Double, stiffness: Double, damping: Double)
        case perceptual(Double, bounce: Double)
    }

    /// Mass 3, stiffness 1000, damping 500, which is more than critical.
    public override init() {
        kind = .constants(mass: 3, stiffness: 1000, damping: 500)
        initialVelocity = .zero
    }

    /// The animator's duration is kept: the stiffness follows from it.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        kind = .ratio(Double(ratio))
        initialVelocity = velocity
    }

    /// The animator's duration does not count: the spring takes as long as it takes.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .constants(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        initialVelocity = velocity
    }

    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        kind = .perceptual(duration, bounce: Double(bounce))
        self.initialVelocity = initialVelocity
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the spring, and the seconds it takes.
    func spring(_ duration: TimeInterval) -> (SpringPace, TimeInterval) {
        let velocity = Double(initialVelocity.dx)
        switch kind {
        case .ratio(let ratio):
            return (SpringPace(duration: duration, dampingRatio: ratio, initialVelocity: velocity), duration)
        case .constants(let mass, let stiffness, let damping):
            let pace = SpringPace(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
            return (pace, pace.settlingDuration)
        case .perceptual(let seconds, let bounce):
            let pace = SpringPace(perceptualDuration: seconds, bounce: bounce, initialVelocity: velocity)
            return (pace, pace.settlingDuration)
        }
    }
}

/// Where the share of the way follows from the share of the time.
struct AnimatorPace {
    private let curve: TimingCurve?
    private let spring: SpringPace?
    /// Seconds of the whole.
    let duration: Double

    @MainActor init(_ parameters: any UITimingCurveProvider, _ duration: TimeInterval) {
        if let own = parameters.springTimingParameters {
            let (pace, seconds) = own.spring(duration)
            (spring, curve, self.duration) = (pace, nil, seconds)
        } else {
            let cubic = parameters.cubicTimingParameters
            let (a, b) = (cubic?.controlPoint1 ?? .zero, cubic?.controlPoint2 ?? CGPoint(x: 1, y: 1))
            curve = TimingCurve(x1: Double(a.x), y1: Double(a.y), x2: Double(b.x), y2: Double(b.y))
            (spring, self.duration) = (nil, duration)
        }
    }

    func progress(_ share: Double) -> Double {
        if share <= 0 { return 0 }
        if share >= 1 { return 1 }
        return spring?.progress(at: share * duration) ?? curve?.value(at: share) ?? share
    }

    /// Returns the first share of the time at which the way has come to a share; found by halving.
    func share(of progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        // A spring is looked through step by step: it may come by several times.
        var (low, high) = (0.0, 1.0)
        for step in 1...Self.steps where self.progress(Double(step) / Double(Self.steps)) >= progress {
            (low, high) = (Double(step - 1) / Double(Self.steps), Double(step) / Double(Self.steps))
            break
        }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if self.progress(middle) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static let steps = 256
}
