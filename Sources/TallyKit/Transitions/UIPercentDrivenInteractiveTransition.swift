public import Foundation
import TallyLayers

/// Has a hand play the animations of a transition, by how far it is.
///
/// `update(_:)` shows them at a share of their time; `finish()` plays the rest, `cancel()` plays them back and undoes them.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// Seconds that the transition takes by itself.
    open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
    /// 0...1, as `update(_:)` has set it.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Changes nothing: animators are scrubbed as all else.
    open var timingCurve: (any UITimingCurveProvider)?
    /// false: the transition begins by itself, until `pause()`.
    open var wantsInteractiveStart = true

    private weak var transition: (any CoordinatedTransition)?
    private var scrubber: TransitionScrubber?
    private var beganAt: CFTimeInterval = 0
    private var isDriving = false
    /// What was asked for before the transition had begun.
    private var early: (() -> Void)?

    public override init() { super.init() }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? any CoordinatedTransition else { return }
        begin(transition)
        scrubber?.hold()
        isDriving = true
        scrubber?.record { transition.runAnimator() }
        update(percentComplete)
        let early = early
        self.early = nil
        early?()
    }

    /// Lets a transition begin by itself, to take hold of it later.
    func follow(_ transition: any CoordinatedTransition) {
        begin(transition)
        isDriving = false
        scrubber?.record { transition.runAnimator() }
        // Animators were only taken note of.
        if !transition.isOver { scrubber?.runAnimators() }
    }

    private func begin(_ transition: any CoordinatedTransition) {
        self.transition = transition
        percentComplete = 0
        let scrubber = TransitionScrubber(transition.containerView.layer, transition.duration)
        beganAt = scrubber.time
        self.scrubber = scrubber
        _ = transition.coordinator.animate(alongsideTransition: nil) { _ in scrubber.release() }
    }

    private var isUnderWay: Bool { transition.map { !$0.isOver } ?? false }

    /// Takes hold of a transition that plays by itself.
    open func pause() {
        guard isUnderWay, !isDriving, let scrubber, let transition else { return }
        scrubber.hold(since: beganAt)
        isDriving = true
        percentComplete = CGFloat(scrubber.fraction)
        transition.pauseInteractiveTransition()
        transition.updateInteractiveTransition(percentComplete)
    }

    /// - Parameter percentComplete: 0...1; not-a-number counts as 0.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
        guard isUnderWay, isDriving else { return }
        scrubber?.show(Double(self.percentComplete))
        transition?.updateInteractiveTransition(self.percentComplete)
    }

    open func finish() {
        guard transition != nil else { return early = { [weak self] in self?.finish() } }
        guard isUnderWay, isDriving, let transition, let scrubber else { return }
        isDriving = false
        beganAt = scrubber.time - Double(percentComplete) * transition.duration
        transition.finishInteractiveTransition()
        scrubber.finish(speed: speed)
    }

    open func cancel() {
        guard transition != nil else { return early = { [weak self] in self?.cancel() } }
        guard isUnderWay, isDriving, let transition else { return }
        isDriving = false
        transition.cancelInteractiveTransition()
        scrubber?.cancel(speed: speed) { [weak transition] in
            // An animator that sees its animations cut off may have said so already.
            transition?.completeTransition(false)
        }
    }

    private var speed: Double { completionSpeed > 0 && completionSpeed.isFinite ? Double(completionSpeed) : 1 }
}
