public import TallyCore
import TallyLayers
import TallyMotion

extension UIView {
    /// Moves what the block changes as an animation of SwiftUI's does. A change during the motion goes on from what is shown, with its
    /// speed.
    ///
    /// - Parameter completion: told when the animation has ended; where nothing moved, after the block.
    public class func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        guard let runtime = Runtime.ofLayers else {
            changes()
            completion?()
            return
        }
        let clock = SwiftUIClock(animation, at: runtime.time)
        let block = ViewAnimation(
            duration: 1, delay: 0, pace: .curve(CAMediaTimingFunction(name: .linear)), options: [], completion: nil)
        var layers: [CALayer] = []
        block.animator = clock
        block.note = { layer, _, _ in if !layers.contains(where: { $0 === layer }) { layers.append(layer) } }
        block.run(changes)
        block.close()
        guard !layers.isEmpty, clock.endTime < .infinity else {
            if let completion, layers.isEmpty { runtime.afterUpdate { completion() } }
            return
        }
        // The clock lives until it has come to its end.
        runtime.schedule(at: clock.endTime) {
            for layer in layers { layer.removeAnimations(drivenBy: clock) }
            completion?()
        }
    }
}

extension UIViewRepresentableContext {
    /// Moves what the block changes by the animation of the change that is shown; without one, changes it at once.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        transaction.animate(changes, completion)
    }
}

extension UIViewControllerRepresentableContext {
    /// Moves what the block changes by the animation of the change that is shown; without one, changes it at once.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        transaction.animate(changes, completion)
    }
}

extension Transaction {
    @MainActor fileprivate func animate(_ changes: () -> Void, _ completion: (() -> Void)?) {
        guard let animation, !disablesAnimations else {
            UIView.performWithoutAnimation(changes)
            completion?()
            return
        }
        UIView.animate(animation, changes: changes, completion: completion)
    }
}

/// Plays views by an animation of SwiftUI's.
private final class SwiftUIClock: LayerClock {
    private var motion: Motion<Double>
    let endTime: Double
    private var isOver = false

    init(_ animation: Animation, at time: Double) {
        motion = Motion(from: 0, to: 1, spec: animation.spec, at: time)
        endTime = motion.removalTime ?? .infinity
    }

    func progress(at time: Double) -> Double {
        isOver = time >= endTime
        return isOver ? 1 : motion.value(at: time)
    }

    var isRunning: Bool { !isOver }
}
