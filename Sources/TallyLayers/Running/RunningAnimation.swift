/// An animation of a layer, made ready once for all its frames.
package final class RunningAnimation {
    /// What it was added under; "transition" for a transition, nil for one that is never replaced.
    package let key: String?
    /// The layer's copy, which delegates get; its begin, duration and pace are settled. Changing it has no effect.
    package let stored: CAAnimation
    /// The property's value before a change, whole, for a basic animation without values; nil is what is below.
    package var previousValue: LayerValue?
    /// What it changes, each once, in the order in which it is written first; empty if it changes nothing.
    package let properties: [LayerProperty]
    /// Whether it may bring the layer before another at any time; where it turns the layer, it may out of the plane.
    let reorders: Bool
    let turns: Bool
    var mayReorder: Bool { reorders || turns }
    let animation: CompiledAnimation
    private let timing: MediaTiming

    /// Settles what the layer and the transaction give, and reads the values.
    ///
    /// - Parameters:
    ///   - stored: A copy of what was added; it is changed: a begin of 0 becomes `beginTime`, a duration of 0 or less
    ///     `defaultDuration`, and the pace `timingFunctionOverride` unless that is nil. Children of a group get its duration
    ///     in place of 0.
    ///   - beginTime: Now, in the layer's time.
    ///   - defaultDuration: Seconds: the transaction's.
    package init(
        _ stored: CAAnimation, key: String?, beginTime: Double, defaultDuration: Double,
        timingFunctionOverride: CAMediaTimingFunction?
    ) {
        self.key = stored is CATransition ? "transition" : key
        self.stored = stored
        stored.beginTime = stored.beginTime == 0 ? beginTime : stored.beginTime.toNanosecond
        if let timingFunctionOverride { stored.timingFunction = timingFunctionOverride }
        Self.settleDuration(of: stored, defaultDuration)
        animation = CompiledAnimation(stored)
        timing = animation.timing
        var properties: [LayerProperty] = []
        for property in animation.properties where !properties.contains(property) { properties.append(property) }
        self.properties = properties
        reorders = properties.contains { $0.reorders }
        turns = properties.contains(.transform)
    }

    private static func settleDuration(of animation: CAAnimation, _ duration: Double) {
        if animation.duration <= 0 { animation.duration = duration }
        guard let group = animation as? CAAnimationGroup else { return }
        for child in group.animations ?? [] { settleDuration(of: child, group.duration) }
    }

    package var isRemovedOnCompletion: Bool { stored.isRemovedOnCompletion }

    /// False if its timing is not finite: then it shows nothing, and ends at once, unfinished.
    package var isValid: Bool { timing.isValid }

    /// The layer's time at which the active time begins.
    package var startTime: Double { timing.startTime }

    /// The layer's time at which the active time ends; infinite if it never does, -infinity if it is not valid.
    package var endTime: Double { timing.endTime }

    /// Whether the active time has begun; then the delegate hears that it started.
    package func hasStarted(at layerTime: Double) -> Bool { !isValid || timing.moment(at: layerTime).phase != .before }

    /// Whether the active time is over; then the delegate hears that it stopped, finished if it `isValid`.
    package func hasEnded(at layerTime: Double) -> Bool { timing.moment(at: layerTime).phase == .after }

    /// Whether it shows anything.
    package func isInEffect(at layerTime: Double) -> Bool { timing.moment(at: layerTime).isInEffect }

    /// Whether it shows the same from a time on, as long as what is below does not change.
    package func isConstant(after layerTime: Double) -> Bool {
        properties.isEmpty && !isTransition || timing.speed == 0 && layerTime >= timing.beginTime
            || hasEnded(at: layerTime)
    }

    /// Puts what it shows upon the values below. Nothing is written when it is not in effect.
    ///
    /// - Complexity: O(1) without allocations for a basic animation of numbers, points, rectangles, colours and transforms,
    ///   O(log values) for keyframes of them, O(children) for a group.
    package func apply(to values: inout some LayerValueStore, at layerTime: Double) {
        animation.apply(to: &values, at: layerTime, previous: previousValue)
    }

    /// Puts what it shows at a share of its way upon the values below, for what is played by a clock of its own.
    package func apply(to values: inout some LayerValueStore, progress: Double) {
        animation.apply(to: &values, progress: progress)
    }

    package var isTransition: Bool { if case .transition = animation.content { true } else { false } }

    /// Returns how far a transition is, 0…1 or as its ends say; nil if this is none, or not in effect.
    package func transitionProgress(at layerTime: Double) -> Double? {
        guard case .transition(let from, let to) = animation.content else { return nil }
        let moment = timing.moment(at: layerTime)
        return moment.isInEffect ? from + (to - from) * animation.eased(moment.progress) : nil
    }
}
