import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

/// Plays by hand what a block has set in motion: the time of the layers is held, and put where the hand is.
///
/// Animators that the block has started are scrubbed themselves, as they do not follow their layers' time.
@MainActor
final class TransitionScrubber {
    private let container: CALayer
    /// Seconds of the whole.
    private let duration: Double
    /// Layers whose time is held, each with its time at the start.
    private var held: [(layer: CALayer, start: CFTimeInterval)] = []
    private var changes: [(layer: CALayer, key: LayerProperty, old: LayerValue)] = []
    private var tracked: [(layer: CALayer, key: String)] = []
    private var animators: [UIViewPropertyAnimator] = []
    private(set) var fraction = 0.0
    private var run: ScrubRun?
    private var isHeld = false

    /// The time that the container is played at.
    var time: CFTimeInterval { container.context?.runtime.time ?? CACurrentMediaTime() }

    /// What the block has set in motion is held alone, whatever else moves in the container.
    private let holdsOthersAlone: Bool

    init(_ container: CALayer, _ duration: Double, holdsOthersAlone: Bool = false) {
        self.container = container
        self.holdsOthersAlone = holdsOthersAlone
        self.duration = max(duration, 0)
    }

    // MARK: What is played

    /// Runs a block and takes note of what it sets in motion.
    func record(_ block: () -> Void) {
        let outer = ViewAnimation.scrubber
        ViewAnimation.scrubber = self
        block()
        ViewAnimation.scrubber = outer
        if isHeld { holdOthers() }
    }

    func note(_ layer: CALayer, _ key: LayerProperty, _ old: LayerValue) {
        if !changes.contains(where: { $0.layer === layer && $0.key == key }) { changes.append((layer, key, old)) }
    }

    func track(_ layer: CALayer, _ key: String) { tracked.append((layer, key)) }

    func adopt(_ animator: UIViewPropertyAnimator) {
        if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
        animator.pauseAnimation()
        animator.fractionComplete = CGFloat(fraction)
    }

    func runAnimators() {
        for animator in animators { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    }

    // MARK: By hand

    /// Holds the time of the container, and of the layers beside it that move.
    func hold() {
        stopRun()
        isHeld = true
        if held.isEmpty {
            if !holdsOthersAlone { hold(container) }
        } else {
            for (layer, _) in held { stop(layer) }
        }
        holdOthers()
        for animator in animators { animator.pauseAnimation() }
    }

    private func hold(_ layer: CALayer) {
        held.append((layer, stop(layer)))
    }

    private func holdOthers() {
        for (layer, _) in tracked where !isHeld(layer) { hold(layer) }
    }

    private func isHeld(_ layer: CALayer) -> Bool {
        var around: CALayer? = layer
        while let current = around {
            if held.contains(where: { $0.layer === current }) { return true }
            around = current.superlayer
        }
        return false
    }

    @discardableResult
    private func stop(_ layer: CALayer) -> CFTimeInterval {
        let own = layer.convertTime(time, from: nil)
        layer.speed = 0
        layer.beginTime = 0
        layer.timeOffset = own
        return own
    }

    private func run(_ layer: CALayer, at speed: Float) {
        let own = layer.convertTime(time, from: nil)
        let outer = layer.superlayer?.convertTime(time, from: nil) ?? time
        layer.timeOffset = own
        layer.beginTime = outer
        layer.speed = speed
    }

    /// Shows what is played at a share of its time.
    func show(_ fraction: Double) {
        self.fraction = min(max(fraction, 0), 1)
        for (layer, start) in held { layer.timeOffset = start + self.fraction * duration }
        for animator in animators { animator.fractionComplete = CGFloat(self.fraction) }
    }

    /// How far it has come by itself since it began, as a share.
    func shareByItself(since start: CFTimeInterval) -> Double {
        duration > 0 ? min(max((time - start) / duration, 0), 1) : 1
    }

    /// Takes it from where it has come by itself.
    func hold(since start: CFTimeInterval) {
        let share = shareByItself(since: start)
        hold()
        for index in held.indices { held[index].start -= share * duration }
        fraction = share
    }

    // MARK: By itself again

    /// Plays the rest forwards.
    func finish(speed: Double) {
        isHeld = false
        for (layer, _) in held { run(layer, at: Float(speed)) }
        runAnimators()
    }

    /// Plays it back to where it began, and undoes the changes.
    func cancel(speed: Double, over: @escaping () -> Void) {
        guard fraction > 0, duration > 0, let runtime = container.context?.runtime else {
            undo()
            return over()
        }
        let run = ScrubRun(from: fraction, at: runtime.time, over: fraction * duration / speed) { [self] in
            if $0 > 0 { return show($0) }
            self.run = nil
            show(0)
            // Those who are told of it may set other things in motion.
            runtime.afterUpdate { [self] in
                undo()
                over()
            }
        }
        self.run = run
        runtime.animator.start(run, at: nil)
    }

    private func undo() {
        isHeld = false
        UIView.atOnce { for change in changes { change.layer.set(change.old, for: change.key) } }
        release()
        let all = tracked
        tracked = []
        changes = []
        for (layer, key) in all { layer.removeAnimation(forKey: key) }
        let players = animators
        animators = []
        for animator in players where animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .start)
        }
    }

    /// Has the layers' time run as that around them: it is over.
    func release() {
        stopRun()
        for (layer, _) in held where layer.speed != 1 { run(layer, at: 1) }
        held = []
    }

    private func stopRun() {
        if let run { container.context?.runtime.animator.stop(run) }
        run = nil
    }
}

/// Brings a share evenly to 0.
private final class ScrubRun: CustomRun {
    private let start: Double
    private let began: Double
    private let show: (Double) -> Void

    init(from start: Double, at time: Double, over seconds: Double, show: @escaping (Double) -> Void) {
        self.start = start
        began = time
        self.show = show
        super.init()
        end = time + seconds
    }

    override func play(at time: Double) -> Bool {
        let isOver = time >= end
        show(isOver ? 0 : start * (1 - (time - began) / (end - began)))
        return isOver
    }

    override func isOver(at time: Double) -> Bool { time >= end }
}
