public import Foundation
import TallyCore
import TallyLayers

extension UIView {
    /// Moves what the block changes. See the longest form.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Moves what the block changes of views: place, size, transform, opacity, background colour and what their layers have.
    ///
    /// Places, sizes, transforms and opacities add: a change during a motion goes on from what is shown, with its speed. Values
    /// have the new value at once; what is shown follows.
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0, below and not finite: the change is made at once.
    ///   - delay: Seconds in which the old values are shown.
    ///   - completion: told once when all has ended: whether it was not cut off. Where nothing moved, at once after the block.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let pace = ViewAnimation.Pace(options)
        perform(
            ViewAnimation(
                duration: duration, delay: delay, pace: pace, options: options, completion: completion),
            animations)
    }

    /// - Parameters:
    ///   - dampingRatio: 1 does not swing; the nearer 0, the more. The duration is kept: the stiffness follows from it.
    ///   - velocity: whole ways a second at the start.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringPace(
            duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
        perform(
            ViewAnimation(
                duration: duration, delay: delay, pace: .spring(spring), options: options,
                completion: completion), animations)
    }

    /// - Parameters:
    ///   - duration: seconds that the spring seems to take; it ends when it has settled.
    ///   - bounce: 0 does not swing; 1 never stops; below 0 is slower.
    ///   - initialSpringVelocity: whole ways a second at the start.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringPace(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        perform(
            ViewAnimation(
                duration: spring.settlingDuration, delay: delay, pace: .spring(spring), options: options,
                completion: completion), animations)
    }

    static func perform(_ animation: ViewAnimation, _ body: () -> Void) {
        animation.inherit()
        animation.run(body)
        animation.close()
    }

    /// Makes the block's changes at once, also inside of another block, and those of blocks inside, whose completions come all the same.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = ViewAnimation.isEnabled
        ViewAnimation.isEnabled = false
        atOnce(actionsWithoutAnimation)
        ViewAnimation.isEnabled = wasEnabled
    }

    /// Makes the block's own changes at once; code of the program's that it runs may animate.
    class func atOnce(_ changes: () -> Void) { ViewAnimation.runWithoutAnimation(changes) }

    /// Whether blocks animate; their completions come all the same.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
    public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled && !ViewAnimation.isAtOnce }
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    /// Has the changes of the block, inside of one that animates, run several times.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let animation = ViewAnimation.current else { return animations() }
        let (oldCount, oldOptions) = (animation.repeatCount, animation.options)
        animation.repeatCount = Float(count)
        if autoreverses { animation.options.insert(.autoreverse) } else { animation.options.remove(.autoreverse) }
        animations()
        (animation.repeatCount, animation.options) = (oldCount, oldOptions)
    }
}

extension ViewAnimation.Pace {
    init(_ options: UIView.AnimationOptions) {
        switch options.curve {
        case 1: self = .curve(CAMediaTimingFunction(name: .easeIn))
        case 2: self = .curve(CAMediaTimingFunction(name: .easeOut))
        case 3: self = .curve(CAMediaTimingFunction(name: .linear))
        // The keyboard's.
        case 7: self = .spring(SpringPace(mass: 3, stiffness: 1000, damping: 500))
        default: self = .curve(CAMediaTimingFunction(name: .easeInEaseOut))
        }
    }
}
