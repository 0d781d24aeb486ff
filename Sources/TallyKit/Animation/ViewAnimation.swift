import Foundation
import TallyControls
import TallyCore
import TallyLayers

/// A block of `UIView.animate` as it runs: what its changes are animated by, and what waits for them.
@MainActor
final class ViewAnimation: NSObject, @preconcurrency CAAnimationDelegate {
    /// How values get from old to new.
    enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(SpringPace)
    }

    var duration: TimeInterval
    var delay: TimeInterval
    var pace: Pace
    var options: UIView.AnimationOptions
    /// How often it runs; infinity: for ever.
    var repeatCount: Float
    /// What plays it in place of the layers' own time.
    var animator: (any LayerClock)?
    /// Told of each change with the value before it.
    var note: ((CALayer, LayerProperty, LayerValue) -> Void)?
    /// Takes the changes in place of animating each.
    var keyframes: KeyframeRecorder?
    private var waiting = 0
    private var allFinished = true
    private var isClosed = false
    private var completion: ((Bool) -> Void)?

    init(
        duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.delay = delay.isFinite ? max(delay, 0) : 0
        self.pace = pace
        self.options = options
        self.completion = completion
        repeatCount = options.contains(.repeat) ? .infinity : 0
    }

    /// The block that runs, the innermost last.
    private static var running: [ViewAnimation?] = []
    static var isEnabled: Bool {
        get { ScreenMeasures.areAnimated }
        set { ScreenMeasures.areAnimated = newValue }
    }
    /// Takes note of what is set in motion, to play it by hand.
    static var scrubber: TransitionScrubber?

    /// Nil: changes are made at once.
    static var current: ViewAnimation? { isEnabled ? running.last ?? nil : nil }

    /// A block runs whose changes are made at once.
    static var isAtOnce: Bool { running.last.map { $0 == nil } ?? false }

    /// Runs the block: what its changes set in motion is the animation's.
    func run(_ body: () -> Void) {
        enter()
        body()
        leave()
    }

    /// Begins to take the changes that follow, until `leave()`.
    func enter() { Self.running.append(self) }

    func leave() {
        layOutWaiting()
        if let place = Self.running.lastIndex(where: { $0 === self }) { Self.running.remove(at: place) }
    }

    /// Whether changes take time.
    var moves: Bool { duration > 0 || animator != nil || keyframes != nil }

    private var waitingForLayout: [UIView] = []
    private var afterwards: [() -> Void] = []

    /// Has the view's tree laid out at the end of the block, as part of it.
    func layOutWhenRun(_ view: UIView) {
        if !waitingForLayout.contains(where: { $0 === view }) { waitingForLayout.append(view) }
    }

    /// Lays out what waits for the end of the block.
    func layOutWaiting() {
        // A layout may change sizes that others wait for.
        for _ in 0..<8 where !waitingForLayout.isEmpty {
            let views = waitingForLayout
            waitingForLayout = []
            for view in views { view.topmost.layoutIfNeeded() }
        }
    }

    /// Runs an action once all of it has ended, before the completion.
    func whenOver(_ action: @escaping () -> Void) { afterwards.append(action) }

    static func runWithoutAnimation(_ body: () -> Void) {
        running.append(nil)
        body()
        running.removeLast()
    }

    /// Takes over from the block around what this one does not override.
    func inherit() {
        guard let outer = Self.current, animator == nil else { return }
        if outer.animator != nil, !options.contains(.overrideInheritedDuration) {
            (animator, note) = (outer.animator, outer.note)
        }
        if !options.contains(.overrideInheritedDuration) { (duration, delay) = (outer.duration, outer.delay) }
        if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
        if !options.contains(.overrideInheritedOptions) {
            let flags: UIView.AnimationOptions = [.repeat, .autoreverse, .allowUserInteraction, .beginFromCurrentState]
            options.formUnion(outer.options.intersection(flags))
            repeatCount = outer.repeatCount
        }
    }

    /// No change joins it any more: where nothing moves, it is over.
    func close() {
        isClosed = true
        finishIfOver()
    }

    func begin() { waiting += 1 }

    /// Ends one of its animations.
    func end(isFinished: Bool) {
        waiting -= 1
        if !isFinished { allFinished = false }
        finishIfOver()
    }

    private func finishIfOver() {
        guard isClosed, waiting <= 0 else { return }
        let actions = afterwards
        afterwards = []
        for action in actions { action() }
        guard let completion else { return }
        self.completion = nil
        let isFinished = allFinished
        if hasMoved { return completion(isFinished) }
        // Nothing moved: the completion comes when the block is done.
        if let runtime { return runtime.afterUpdate { completion(true) } }
        if !Runtime.nextTurnOfLayers({ completion(true) }) { completion(true) }
    }

    private var hasMoved = false
    /// What shows the first layer that was changed.
    private weak var runtime: Runtime?

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        // What an animator has driven it takes away itself.
        end(isFinished: flag || animator != nil || isLettingGo)
    }

    // MARK: Animating a change

    /// Animates a change of a view's layer that has just been made.
    func animate(_ layer: CALayer, _ key: String, from old: LayerValue, to new: LayerValue) {
        if old == new { return }
        if runtime == nil { runtime = layer.context?.runtime }
        if let property = LayerProperty(key: key) {
            note?(layer, property, old)
            if animator == nil { Self.scrubber?.note(layer, property, old) }
        }
        if let keyframes { return keyframes.add(layer, key, from: old, to: new) }
        if duration <= 0 && animator == nil { return }
        if options.contains(.layoutSubviews), key == "bounds", let view = layer.delegate as? UIView {
            layOutWhenRun(view)
        }
        switch (key, old, new) {
        case ("bounds", .rect(let old), .rect(let new)):
            add(layer, "bounds.origin", .pair(SIMD2(old.x, old.y)), .pair(SIMD2(new.x, new.y)))
            add(layer, "bounds.size", .pair(SIMD2(old.z, old.w)), .pair(SIMD2(new.z, new.w)))
        default: add(layer, key, old, new)
        }
    }

    private func add(_ layer: CALayer, _ key: String, _ old: LayerValue, _ new: LayerValue) {
        if old == new { return }
        let animation = makeAnimation(key, layer)
        guard let path = LayerKeyPath(key) else { return }
        // What repeats would go on below for ever: the new one takes its place.
        let repeating = animator == nil && Self.additive.contains(key) ? layer.repeatingKeys(of: key) : []
        let additive = Self.additive.contains(key) && repeating.isEmpty ? old.minus(new) : nil
        if let additive, let zero = new.zero {
            animation.isAdditive = true
            animation.fromValue = additive.any(as: path.kind)
            animation.toValue = zero.any(as: path.kind)
        } else {
            let shown =
                options.contains(.beginFromCurrentState) ? path.get(from: layer.committedValues[path.property]) : old
            animation.fromValue = shown.any(as: path.kind) ?? NSNull()
            // Without an end it leads to what the layer has: also to what is set meanwhile.
            if animator != nil {
                if case .none = new {} else { animation.toValue = new.any(as: path.kind) }
            }
        }
        begin()
        hasMoved = true
        for key in repeating { layer.removeAnimation(forKey: key) }
        let name = animation.isAdditive ? layer.freeKey(key) : key
        layer.add(animation, forKey: name, drivenBy: animator)
        if layer.context == nil { awaitShowing(layer, name) }
        if animator == nil { Self.scrubber?.track(layer, name) }
    }

    private var awaiting: [(layer: CALayer, key: String)] = []
    private var isLettingGo = false

    /// A screen that is loaded is shown within the turn, and plays then; what is not shown by its end is over.
    private func awaitShowing(_ layer: CALayer, _ key: String) {
        awaiting.append((layer, key))
        guard awaiting.count == 1 else { return }
        let end: @MainActor () -> Void = { [self] in
            let hidden = awaiting.filter { $0.layer.context == nil }
            awaiting = []
            isLettingGo = true
            for (layer, key) in hidden { layer.removeAnimation(forKey: key) }
            isLettingGo = false
        }
        if !Runtime.nextTurnOfLayers(end) { end() }
    }

    private static let additive: Set<String> = ["position", "bounds.origin", "bounds.size", "transform", "opacity"]

    private func makeAnimation(_ key: String, _ layer: CALayer) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch pace {
        case .curve(let function):
            animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = function
            animation.duration = duration
        case .spring(let spring):
            let own = CASpringAnimation(keyPath: key)
            own.mass = CGFloat(spring.mass)
            own.stiffness = CGFloat(spring.stiffness)
            own.damping = CGFloat(spring.damping)
            own.initialVelocity = CGFloat(spring.initialVelocity)
            own.allowsOverdamping = spring.allowsOverdamping
            own.duration = duration
            animation = own
        }
        setTiming(of: animation, layer)
        animation.delegate = self
        // A driver takes away what it has driven.
        if animator != nil { animation.isRemovedOnCompletion = false }
        return animation
    }

    /// Sets what all animations of the block share.
    private func setTiming(of animation: CAAnimation, _ layer: CALayer) {
        if delay > 0, animator == nil {
            let now = layer.context?.runtime.time ?? CACurrentMediaTime()
            animation.beginTime = layer.convertTime(now, from: nil) + delay
        }
        animation.fillMode = .both
        animation.autoreverses = options.contains(.autoreverse)
        animation.repeatCount = repeatCount
    }

    /// Adds an animation that the block has made as a whole.
    func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String) {
        setTiming(of: animation, layer)
        animation.delegate = self
        begin()
        hasMoved = true
        layer.add(animation, forKey: key, drivenBy: animator)
        if animator == nil { Self.scrubber?.track(layer, key) }
    }
}

extension CALayer {
    /// Returns the keys of the blocks' animations of a property that repeat.
    fileprivate func repeatingKeys(of path: String) -> [String] {
        attached.compactMap { attached in
            guard !attached.hasEnded, attached.animation.repeatCount > 1,
                (attached.animation as? CAPropertyAnimation)?.keyPath == path,
                attached.animation.delegate is ViewAnimation
            else { return nil }
            return attached.key
        }
    }

    /// Returns the key, or the first with a number behind it that no animation has.
    fileprivate func freeKey(_ key: String) -> String {
        let taken = animationKeys() ?? []
        if !taken.contains(key) { return key }
        var number = 2
        while taken.contains("\(key)-\(number)") { number += 1 }
        return "\(key)-\(number)"
    }
}

/// Animates one change of a view's layer by the block that runs: asked for before the change, run after it.
final class ViewChangeAction: NSObject, CAAction {
    private let animation: ViewAnimation
    private let old: LayerValue
    private let property: LayerProperty

    init(_ animation: ViewAnimation, _ layer: CALayer, _ property: LayerProperty) {
        self.animation = animation
        self.property = property
        old = layer.setValues[property]
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        let this = OnMain((self, layer))
        MainActor.assumeIsolated {
            let (action, layer) = this.value
            action.animation.animate(layer, event, from: action.old, to: layer.setValues[action.property])
        }
    }
}

extension UIView {
    /// Whether a block that does not allow touches moves the view.
    final var isHeldByAnimation: Bool {
        layer.attached.contains { attached in
            guard !attached.hasEnded, let animation = attached.animation.delegate as? ViewAnimation else {
                return false
            }
            return animation.animator == nil && !animation.options.contains(.allowUserInteraction)
        }
    }

    /// What answers for the view's layer: the block that runs, or nothing.
    func viewAction(forKey event: String) -> any CAAction {
        guard let animation = ViewAnimation.current,
            animation.keyframes != nil || layer.context != nil || topmost.controller != nil,
            let property = LayerProperty(key: event), property != .hidden, property != .contents,
            property != .shadowPath
        else { return NSNull() }
        return ViewChangeAction(animation, layer, property)
    }
}
