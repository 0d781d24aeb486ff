public import Foundation
import TallyCore
import TallyLayers

// The older way to write blocks: what is changed between `beginAnimations` and `commitAnimations` moves.
extension UIView {
    /// Begins a block, within the one that is open already if there is one.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        OpenAnimations.begin()
    }

    /// Ends the block that was begun last; without one it does nothing.
    public class func commitAnimations() { OpenAnimations.commit() }

    /// Seconds; to be set before what it is to count for is changed.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        OpenAnimations.change { $0.duration = duration.isFinite ? max(duration, 0) : 0 }
    }
    public class func setAnimationDelay(_ delay: TimeInterval) {
        OpenAnimations.change { $0.delay = delay.isFinite ? max(delay, 0) : 0 }
    }
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        OpenAnimations.change { $0.pace = .curve(curve.timingFunction) }
    }
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        OpenAnimations.change { $0.repeatCount = repeatCount }
    }
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        OpenAnimations.change {
            if repeatAutoreverses { $0.options.insert(.autoreverse) } else { $0.options.remove(.autoreverse) }
        }
    }
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        OpenAnimations.change {
            if fromCurrentState {
                $0.options.insert(.beginFromCurrentState)
            } else {
                $0.options.remove(.beginFromCurrentState)
            }
        }
    }
}

/// Blocks that have been begun and not ended.
@MainActor
private enum OpenAnimations {
    private static var open: [ViewAnimation] = []
    /// Seconds, where none are set.
    private static let duration = 0.2

    static func begin() {
        let animation = ViewAnimation(
            duration: duration, delay: 0, pace: .curve(UIView.AnimationCurve.easeInOut.timingFunction), options: [],
            completion: nil)
        open.append(animation)
        animation.enter()
        // A block that nobody ends is over with the turn.
        _ = Runtime.nextTurnOfLayers {
            while open.contains(where: { $0 === animation }) { commit() }
        }
    }

    static func commit() {
        guard let animation = open.popLast() else { return }
        animation.leave()
        animation.close()
    }

    static func change(_ change: (ViewAnimation) -> Void) { if let animation = open.last { change(animation) } }
}
