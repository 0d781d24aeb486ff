import Foundation
import TallyControls
import TallyLayers

/// One screen's coming over another, or going, as those are told of it who move it, or move along.
final class NavigationTransition: NSObject, CoordinatedTransition {
    private weak var navigation: UINavigationController?
    private let motion: NavigationMotion
    /// The program's own; nil: screens come from beside.
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    private(set) lazy var coordinator = TransitionCoordinator(self)
    /// In which an animator of the program's moves the screens.
    private let stage = UIView()
    /// Plays what moves along with a screen that a finger has.
    private var scrubber: TransitionScrubber?
    private(set) var isOver = false
    private var isCalledOff = false
    var transitionWasCancelled: Bool {
        get { isCalledOff || motion.isTurned }
        set { isCalledOff = newValue }
    }
    var percentComplete: CGFloat = 0
    let beganByHand: Bool
    var isInteractive: Bool {
        didSet { if isInteractive != oldValue { coordinator.interactionChanged() } }
    }

    init(
        _ navigation: UINavigationController, _ motion: NavigationMotion,
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.navigation = navigation
        self.motion = motion
        self.animator = animator
        self.interactor = interactor
        beganByHand = motion.isHeld || interactor?.wantsInteractiveStart == true
        isInteractive = beganByHand
    }

    // MARK: Of the program's own

    /// Has the animator play, in a view in which the screen that goes stands already.
    func play(in screens: UIView) {
        UIView.atOnce {
            stage.frame = screens.bounds
            screens.addSubview(stage)
            let usual = [motion.from, motion.to].map { $0.view.around }
            motion.from.view.frame = initialFrame(for: motion.from)
            stage.addSubview(motion.from.view)
            // Whoever animates it puts it in, where it is to be.
            motion.to.view.removeFromSuperview()
            motion.to.view.frame = finalFrame(for: motion.to)
            for screen in usual { screen?.removeFromSuperview() }
        }
        begin()
    }

    /// Ends it at once where it is bound: what it has set in motion stands still there.
    func finishAtOnce() {
        guard !isOver else { return }
        var layers: [CALayer] = [stage.layer]
        while let layer = layers.popLast() {
            layer.removeAllAnimations()
            layers += layer.sublayers ?? []
        }
        completeTransition(!transitionWasCancelled)
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver, animator != nil else { return }
        isOver = true
        isInteractive = false
        transitionWasCancelled = !didComplete
        let gone: UIViewController = didComplete ? motion.from : motion.to
        if gone.view.around === stage { gone.view.removeFromSuperview() }
        stage.removeFromSuperview()
        navigation?.ended(motion, isThere: didComplete)
        animator?.animationEnded(didComplete)
    }

    // MARK: As every screen comes

    func alongside(_ block: @escaping () -> Void) {
        if !isAnimated { return UIView.atOnce(block) }
        if animator != nil { return UIView.animate(withDuration: duration, animations: block) }
        guard let layer = navigation?.viewIfLoaded?.layer else { return block() }
        let scrubber = scrubber ?? TransitionScrubber(layer, duration, holdsOthersAlone: true)
        self.scrubber = scrubber
        scrubber.record {
            if motion.isHeld {
                UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: block)
            } else {
                UIView.animate(
                    springDuration: duration, bounce: 0, options: .allowUserInteraction, animations: block)
            }
        }
        if motion.isHeld { scrubber.hold() }
    }

    /// A finger has the screen at a share of its way.
    func drag(to share: CGFloat) {
        percentComplete = share
        scrubber?.show(Double(share))
    }

    /// The finger lets go of it.
    func letGo(isCalledOff: Bool) {
        isInteractive = false
        if isCalledOff { scrubber?.cancel(speed: 1) {} } else { scrubber?.finish(speed: 1) }
    }

    func arrived() {
        isOver = true
        isInteractive = false
        scrubber?.release()
        coordinator.end()
    }

    // MARK: The context

    var isAnimated: Bool { motion.isAnimated }
    var duration: TimeInterval {
        isAnimated ? animator?.transitionDuration(using: self) ?? ScreenMeasures.duration : 0
    }
    var containerView: UIView { animator == nil ? navigation?.deck.screens ?? stage : stage }
    var presentationStyle: UIModalPresentationStyle { .none }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? motion.from : key == .to ? motion.to : nil
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? motion.from.view : key == .to ? motion.to.view : nil
    }
    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === motion.from ? navigation?.frameOfScreen(vc) ?? .zero : .zero
    }
    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === motion.to ? navigation?.frameOfScreen(vc) ?? .zero : .zero
    }
}
