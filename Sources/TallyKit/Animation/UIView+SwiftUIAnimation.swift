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
        guard Runtime.ofLayers != nil else {
            changes()
            completion?()
            return
        }
        let clock = SwiftUIClock(animation)
        let block = ViewAnimation(
            duration: 1, delay: 0, pace: .curve(CAMediaTimingFunction(name: .linear)), options: [], completion: nil)
        var layers: [CALayer] = []
        block.animator = clock
        block.note = { layer, _, _ in
            if let runtime = layer.context?.runtime { clock.begin(in: runtime) }
            if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
        }
        block.run(changes)
        block.close()
        guard let runtime = clock.runtime else {
            if let completion { _ = Runtime.nextTurnOfLayers { completion() } }
            return
        }
        guard clock.endTime < .infinity else { return }
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
            UIView.atOnce(changes)
            completion?()
            return
        }
        UIView.animate(animation, changes: changes, completion: completion)
    }
}

/// Plays views by an animation of SwiftUI's.
private final class SwiftUIClock: LayerClock {
    private let animation: Animation
    private var motion: Motion<Double>?
    /// What plays the first view that the animation moves.
    private(set) weak var runtime: Runtime?
    private(set) var endTime = Double.infinity
    private var isOver = false

    init(_ animation: Animation) { self.animation = animation }

    /// Begins with the first change.
    @MainActor func begin(in runtime: Runtime) {
        guard motion == nil else { return }
        let motion = Motion<Double>(from: 0, to: 1, spec: animation.spec, at: runtime.time)
        self.runtime = runtime
        self.motion = motion
        endTime = motion.removalTime ?? .infinity
    }

    func progress(at time: Double) -> Double {
        isOver = time >= endTime
        return isOver ? 1 : motion?.value(at: time) ?? 0
    }

    var isRunning: Bool { !isOver }
}
