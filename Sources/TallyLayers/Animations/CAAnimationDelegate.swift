public import Foundation

/// Hears when an animation begins and ends. It gets the layer's copy of the animation, with what was set on it by key.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The active time has begun; with a delay, that is later than `add`.
    func animationDidStart(_ anim: CAAnimation)
    /// The active time has ended, `flag` true; or the animation was removed, or replaced, before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
