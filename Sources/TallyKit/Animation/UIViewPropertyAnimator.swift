public import Foundation
import TallyCore
import TallyLayers

/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive = 0
    case active = 1
    case stopped = 2
}

/// Where an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    case current = 2
}

/// What can be started, paused, scrubbed and stopped.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animates changes of views, and can be paused, scrubbed, turned round and stopped on the way.
///
/// What needs another state than the animator's, as adding blocks to one that is stopped, is reported and changes nothing.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
    /// Seconds; 0 and what is no duration are 0.2.
    public let duration: TimeInterval
    /// Seconds before it begins, as `startAnimation(afterDelay:)` said.
    open private(set) var delay: TimeInterval = 0
    public let timingParameters: (any UITimingCurveProvider)?
    /// Whether views are touched meanwhile; they always are.
    open var isUserInteractionEnabled = true
    /// Whether views are touched where they come to, for a program that looks itself where they are; else where they are seen.
    open var isManualHitTestingEnabled: Bool {
        get { track.isHitTestedByHand }
        set { track.isHitTestedByHand = newValue }
    }
    open var isInterruptible = true
    /// Whether a paused animator's fraction is that of the way; else of the time.
    open var scrubsLinearly = true
    /// Whether it waits at its end, to go on from there.
    open var pausesOnCompletion = false
    open private(set) var state = UIViewAnimatingState.inactive

    private static let standardDuration = 0.2
    private let track: AnimatorTrack
    private var blocks: [(delay: Double, body: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var scheduled: (serial: Int, runtime: Runtime)?

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration > 0 && duration.isFinite ? duration : Self.standardDuration
        timingParameters = parameters
        track = AnimatorTrack(AnimatorPace(parameters, self.duration))
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Returns an animator that has been started.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.curve)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: What it animates

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// - Parameter delayFactor: the share of what is left that passes before; what is left after it is the block's time.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        switch state {
        case .inactive: blocks.append((Double(delayFactor), animation))
        case .active: run(animation, after: Double(delayFactor))
        case .stopped: report("Animations were added to an animator that is stopped. Finish it first.")
        }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func run(_ body: () -> Void, after delay: Double) {
        let animation = ViewAnimation(
            duration: 1, delay: 0, pace: .curve(CAMediaTimingFunction(name: .linear)), options: [], completion: nil)
        let clock = track.clock(after: min(max(delay, 0), 1))
        animation.animator = clock
        animation.note = { [track] layer, key, old in track.note(layer, key, old) }
        animation.run(body)
        track.layersChanged()
    }

    // MARK: Running

    open var isRunning: Bool { track.isRunning }

    open func startAnimation() {
        guard state != .stopped else { return report("An animator was started that is stopped. Finish it first.") }
        activate()
        if let scrubber = ViewAnimation.scrubber { return scrubber.adopt(self) }
        track.play(toEnd: !isReversed)
        schedule()
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay.isFinite ? max(delay, 0) : 0
        if self.delay <= 0 { return startAnimation() }
        activate()
        guard let runtime = track.runtime else { return startAnimation() }
        let serial = runtime.schedule(at: runtime.time + self.delay) { self.startAnimation() }
        scheduled = (serial, runtime)
    }

    open func pauseAnimation() {
        guard state != .stopped else { return report("An animator was paused that is stopped. Finish it first.") }
        activate()
        track.pause()
        unschedule()
    }

    /// Goes on with what is left.
    ///
    /// - Parameters:
    ///   - parameters: another pace for the rest, whichever way it runs; nil: the animator's own, from where it stands.
    ///   - durationFactor: seconds for the rest in units of `duration`; 0: what is left. A spring of mass, stiffness and damping takes
    ///     its own time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        let seconds = durationFactor > 0 && durationFactor.isFinite ? Double(durationFactor) * duration : nil
        if let parameters {
            let left = seconds ?? track.secondsLeft(toEnd: !isReversed)
            track.go(on: AnimatorPace(parameters, left), toEnd: !isReversed)
        } else {
            track.play(toEnd: !isReversed, lasting: seconds)
        }
        schedule()
    }

    /// Whether it runs, or will run, back to where it began. A change on the way turns it at its place.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning else { return }
            track.play(toEnd: !isReversed)
            schedule()
        }
    }

    /// How far it is, 0...1, towards where it runs. Setting it shows that place; a running animator is paused by it.
    open var fractionComplete: CGFloat {
        get {
            let fraction = state == .inactive ? 0 : scrubsLinearly || isRunning ? track.progress : track.share
            return CGFloat(isReversed ? 1 - fraction : fraction)
        }
        set {
            guard state != .stopped, !newValue.isNaN else { return }
            activate()
            let fraction = Double(min(max(newValue, 0), 1))
            unschedule()
            track.show(isReversed ? 1 - fraction : fraction, isOfWay: scrubsLinearly)
        }
    }

    /// Stops where it is: views stay as they are shown.
    ///
    /// - Parameter withoutFinishing: true: it is over, and no completion is told; false: `finishAnimation(at:)` is to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        unschedule()
        track.hold()
        if withoutFinishing { end() } else { state = .stopped }
    }

    /// Ends an animator that was stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return report("An animator was finished that is not stopped. Stop it first.") }
        track.settle(at: finalPosition)
        complete(finalPosition)
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        track.begin()
        let waiting = blocks
        blocks = []
        for block in waiting { run(block.body, after: block.delay) }
    }

    private func schedule() {
        unschedule()
        guard let runtime = track.runtime else { return arrive() }
        // The animator lives until it has come to its end.
        let serial = runtime.schedule(at: track.endTime) { self.arrive() }
        scheduled = (serial, runtime)
    }

    private func unschedule() {
        if let scheduled { scheduled.runtime.cancelScheduled(scheduled.serial) }
        scheduled = nil
    }

    private func arrive() {
        scheduled = nil
        if pausesOnCompletion { return track.pause() }
        let position = isReversed ? UIViewAnimatingPosition.start : .end
        track.settle(at: position)
        complete(position)
    }

    private func complete(_ position: UIViewAnimatingPosition) {
        end()
        let told = completions
        completions = []
        for completion in told { completion(position) }
    }

    private func end() {
        state = .inactive
        track.end()
    }

    private func report(_ mistake: String) { (track.runtime ?? Runtime.ofLayers)?.report(mistake) }
}
