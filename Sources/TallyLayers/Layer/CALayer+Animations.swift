internal import Foundation
internal import TallyCore
internal import TallyMotion

extension CALayer: AnimationTarget {
    /// What is shown now: the model and what animations make of it.
    package final var shownValues: LayerValues {
        if let original { return original.shownValues }
        guard let context, hasRunning else { return modelValues }
        return values(at: context.shownTime)
    }

    /// What is shown as of the start of the transaction under way.
    package final var committedValues: LayerValues { committed ?? shownValues }

    private var hasRunning: Bool { attached.contains { $0.running != nil } }

    /// Returns the model with every animation in effect applied, in the order in which they were added.
    final func values(at time: Double) -> LayerValues {
        var values = modelValues
        let local = localTime(time)
        var drawn: Any?
        for attached in attached {
            if let driver = attached.driver {
                attached.running?.apply(to: &values, progress: driver.progress(at: time))
            } else {
                attached.running?.apply(to: &values, at: local)
            }
            if let contents = attached.drawn { drawn = contents }
        }
        if let drawn { values.contents = drawn }
        return values
    }

    // MARK: Adding and removing

    @discardableResult
    final func attach(
        _ animation: CAAnimation, _ key: String?, _ driver: (any LayerClock)? = nil
    ) -> AttachedAnimation? {
        guard original == nil, let copy = animation.copy() as? CAAnimation else { return nil }
        let isTransition = copy is CATransition
        let key = isTransition ? kCATransition : key
        let redraws = prepare(copy)
        let property = (copy as? CAPropertyAnimation)?.keyPath.flatMap { LayerKeyPath(animated: $0) }?.property
        let new = AttachedAnimation(
            copy, key: key, defaultDuration: CATransaction.animationDuration(),
            timingFunction: CATransaction.animationTimingFunction(), groups: CATransaction.groups,
            previousValue: property.map { committedValues[$0] }, driver: driver)
        new.redraws = redraws
        if let key { detach { $0.key == key } }
        if isTransition { new.before = drawing?.snapshot() }
        for group in new.groups { group.begin() }
        attached.append(new)
        context?.begin(self)
        new.inside = parts(of: copy).map { layer, part in (layer, layer.attach(part, nil, driver)) }
        return new
    }

    /// Adds an animation that something else than the layer's time plays; nil: that does.
    package final func add(_ animation: CAAnimation, forKey key: String?, drivenBy driver: (any LayerClock)?) {
        attach(animation, key, driver)
    }

    /// Follows a driver that runs otherwise than before.
    @MainActor package final func driverChanged() {
        guard let context else { return }
        placeInTime()
        play(at: context.time)
        context.player.update(self)
        context.player.scheduleEvents()
    }

    /// Takes away what a driver has driven.
    package final func removeAnimations(drivenBy driver: any LayerClock) { detach { $0.driver === driver } }

    /// Sets a value as an assignment would.
    package final func set(_ value: LayerValue, for property: LayerProperty) {
        if modelValues[property] == value { return }
        change(property, property.key, property.change) { $0[property] = value }
    }

    /// What was set, whatever is shown.
    package final var setValues: LayerValues { modelValues }

    /// Removes animations; they end unfinished.
    final func detach(where matches: (AttachedAnimation) -> Bool) {
        let gone = attached.filter(matches)
        if gone.isEmpty { return }
        attached.removeAll(where: matches)
        settle(without: gone)
        for animation in gone {
            for (layer, part) in animation.inside { layer.detach { $0 === part } }
            if !animation.hasEnded { end(animation, isFinished: false) }
        }
    }

    /// Takes away what has come to its end; false: it had gone before.
    final func remove(ended animation: AttachedAnimation) -> Bool {
        guard !animation.hasEnded, attached.contains(where: { $0 === animation }) else { return false }
        animation.hasEnded = true
        if animation.animation.isRemovedOnCompletion { attached.removeAll { $0 === animation } }
        settle(without: [animation])
        return true
    }

    /// Tells those who wait for an animation that it has come to its end.
    final func tell(ended animation: AttachedAnimation) {
        end(animation, isFinished: animation.running?.isValid ?? false)
    }

    private func end(_ animation: AttachedAnimation, isFinished: Bool) {
        animation.before = nil
        animation.animation.delegate?.animationDidStop(animation.animation, finished: isFinished)
        for group in animation.groups { group.end() }
    }

    /// Shows the layer without what has gone.
    private func settle(without gone: [AttachedAnimation]) {
        guard let context else { return }
        if !hasRunning { animated = nil }
        changed([.place, .body])
        if gone.contains(where: { $0.running?.mayReorder == true }) { parent?.changed(.children) }
        let layer = OnMain(self)
        MainActor.assumeIsolated {
            context.player.update(layer.value)
            context.player.needsSchedule()
        }
    }

    // MARK: Time

    /// Gives the animations that wait their begin: all of one commit the same.
    @MainActor final func beginAnimations(at now: Double) {
        for attached in attached where attached.running == nil {
            let begin = attached.animation.beginTime
            let running = RunningAnimation(
                attached.animation, key: attached.key ?? "",
                beginTime: begin == 0 && attached.driver == nil ? localTime(now) : begin.toNanosecond,
                defaultDuration: attached.defaultDuration, timingFunctionOverride: attached.timingFunction)
            running.previousValue = attached.previousValue
            attached.running = running
        }
        placeInTime()
        play(at: now)
    }

    /// Finds when what is under way begins and ends, by the runtime's clock.
    final func placeInTime() {
        for attached in attached {
            guard let running = attached.running else { continue }
            // A driver takes away what it has driven.
            if attached.driver != nil { continue }
            // What begins now has begun, also where the nearest nanosecond is ahead.
            let start = rootTime(running.startTime)
            attached.start = min(start, start.toNanosecond)
            attached.end = rootTime(running.endTime).toNanosecond
        }
    }

    /// Returns the layer's own time.
    final func localTime(_ time: Double) -> Double {
        guard let context, context.hasTiming else { return time }
        return clock.local((parent ?? masked)?.localTime(time) ?? time)
    }

    /// Returns when the layer's own time comes to one; infinity: never, as it stands still.
    private func rootTime(_ local: Double) -> Double {
        guard let context, context.hasTiming, local.isFinite else { return local }
        var time = local
        var layer: CALayer? = self
        while let current = layer {
            if current.clock.speed == 0 { return .infinity }
            time = current.clock.outer(time)
            layer = current.parent ?? current.masked
        }
        return time
    }

    private var standsStill: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current.clock.speed == 0 { return true }
            layer = current.parent ?? current.masked
        }
        return false
    }

    // MARK: Playing

    /// Whether something of it may move.
    final var isPlayed: Bool { !attached.isEmpty || ownMotionEnd > -.infinity }

    /// Until when it moves by its class's own rules, by the runtime's clock; -infinity: not, or it stands still.
    private var ownEnd: Double {
        let own = ownMotionEnd
        guard own > -.infinity, let context, context.hasTiming else { return own }
        if standsStill { return -.infinity }
        return own < .infinity ? rootTime(own).toNanosecond : own
    }

    /// How long something of the layer moves.
    ///
    /// - Parameter now: by the runtime's clock.
    final func motion(at now: Double) -> LayerMotion {
        if context?.hasTiming == true, standsStill { return .none }
        let own = ownEnd
        var end = own < .infinity ? own : -.infinity
        var isEndless = own == .infinity
        for attached in attached where attached.running != nil && !attached.hasEnded {
            if let driver = attached.driver {
                if driver.isRunning { end = max(end, driver.endTime) }
                continue
            }
            // What waits for its begin asks for no frames.
            guard attached.hasStarted || attached.start <= now else { continue }
            if attached.end == .infinity { isEndless = true } else { end = max(end, attached.end) }
        }
        if end == -.infinity { return isEndless ? .endless : .none }
        return isEndless ? .endlessAnd(end) : .until(end)
    }

    final var nextEvent: Double {
        let own = ownEnd
        var next = own > -.infinity ? own : .infinity
        for attached in attached where attached.running != nil && attached.driver == nil && !attached.hasEnded {
            next = min(next, attached.hasStarted ? attached.end : min(attached.start, attached.end))
        }
        return next
    }

    /// Shows the layer as it is at a time.
    @MainActor final func play(at time: Double) {
        guard let context else { return }
        if ownMotionEnd > -.infinity { context.moved(self, .body) }
        guard hasRunning else { return }
        let wasOutOfPlane = animated?.isOutOfPlane ?? false
        var values = values(at: time)
        let redrawing = attached.first { $0.redraws && $0.running != nil }
        if let redrawing {
            redrawing.drawn = contents(drawnFor: values)
            values.contents = redrawing.drawn
        }
        let isOutOfPlane = wasOutOfPlane || values.isOutOfPlane
        animated = values
        var what: LayerChange = redrawing == nil ? [] : .body
        for attached in attached {
            guard let running = attached.running else { continue }
            if running.isTransition { what.formUnion(.body) }
            for property in running.properties { what.formUnion(property.change) }
            if running.reorders || running.turns && isOutOfPlane, let parent { context.moved(parent, .children) }
            // Which of them is in front turns with the space that they share.
            if running.turns, keepsDepth { what.formUnion(.children) }
        }
        context.moved(self, what)
    }

    // MARK: What others ask

    /// Returns a copy with what is shown now, made by `init(layer:)`; its layers around and inside are such copies, too.
    ///
    /// - Returns: nil before the layer has been shown first.
    public func presentation() -> Self? {
        if original != nil { return self }
        return isShown ? copy(showing: committedValues) : nil
    }

    /// Returns the layer that a presentation layer shows; of any other itself.
    public func model() -> Self { (original as? Self) ?? self }

    /// - Parameter l: nil: the clock of `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        down(l.map { $0.up(t) } ?? t)
    }

    /// - Parameter l: nil: the clock of `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let root = up(t)
        return l.map { $0.down(root) } ?? root
    }

    private func up(_ time: Double) -> Double {
        let outer = clock.outer(time)
        return (parent ?? masked)?.up(outer) ?? outer
    }

    private func down(_ time: Double) -> Double { clock.local((parent ?? masked)?.down(time) ?? time) }
}

extension Double {
    /// The nearest whole nanosecond: times that are sums of durations then meet those that are not.
    var toNanosecond: Double { isFinite && abs(self) < 1e9 ? (self * 1e9).rounded() / 1e9 : self }
}

extension LayerProperty {
    /// Whether every change of it may bring a layer before another.
    var reorders: Bool { self == .zPosition || self == .hidden }

    /// What of a layer's drawing the property concerns.
    var change: LayerChange {
        switch self {
        case .position, .anchorPoint, .anchorPointZ, .zPosition, .transform, .opacity: .place
        case .hidden: .place
        case .bounds: [.place, .body]
        case .sublayerTransform: .children
        case .program: []
        default: .body
        }
    }
}
