import TallyMotion
import TallyScene

/// Everything that is under way, in flat arrays. A frame walks the arrays and writes what is shown; it sees no tree.
@MainActor
package final class Animator {
    private let clock: RuntimeClock
    private let host: HostLink
    private var runs: [Run] = []
    /// For each run, when it is over (infinity: never) and when something of it next ends or counts as ended.
    private var ends: [Double] = []
    private var nextEvents: [Double] = []
    /// Whether each run plays before the person's eyes, and what decides that.
    private var visibilities: [RunVisibility] = []
    /// What follows runs that are shares of one way, and for each run its place among them; -1: it plays by itself.
    private var paced = PacedSegments()
    private var pacedPlaces: [Int32] = []
    /// The time that was shown last.
    private var shownTime = 0.0
    private var unseenCount = 0
    private var knownIsQuiet: Bool?
    private var isPresenceStale = false
    private var knowsPresence = false
    /// In the order in which they were started; what has ended leaves a hole until the array is closed up.
    private var custom: [CustomRun?] = []
    private var customCount = 0
    private var isPlayingCustom = false
    private var knownNextEnd: Double?

    init(clock: RuntimeClock, host: HostLink) {
        self.clock = clock
        self.host = host
    }

    /// True if something moves that is seen.
    var isPlaying: Bool { runs.count + customCount > unseenCount }

    /// Whether something that moves is shown where it was at an earlier time.
    var isBehind: Bool { isPlaying && shownTime < clock.time }

    /// True if something moves that is not seen: where it has no end, it is shown as it was when it was seen last.
    var isPlayingUnseen: Bool { unseenCount > 0 }

    /// True if something moves that has an end, or may have one, and nothing begins anew for ever. Where something that
    /// is not seen does, what is seen alone counts.
    var hasFiniteRuns: Bool {
        var hasUnseenCycle = false
        for case let run? in custom where run.isCycle {
            if run.visibility.isSeen { return false }
            hasUnseenCycle = true
        }
        if hasUnseenCycle || unseenCount == 0 { return hasSeenEnd }
        return ends.contains { $0 < .infinity } || runs.contains { $0.motion.hasUnknownEnd }
            || custom.contains { $0.map { $0.end < .infinity || $0.hasUnknownEnd } ?? false }
    }

    private var hasSeenEnd: Bool {
        runs.indices.contains { visibilities[$0].isSeen && (ends[$0] < .infinity || runs[$0].motion.hasUnknownEnd) }
            || custom.contains { $0.map { $0.visibility.isSeen && ($0.end < .infinity || $0.hasUnknownEnd) } ?? false }
    }

    /// True if neither data nor animations of the views' own are under way, and nothing ends at the time of the clock.
    var movesBuiltInsOnly: Bool {
        customCount == 0 && nextEnd(after: -.infinity) > clock.time && !ends.contains(.infinity)
    }

    // MARK: Starting and stopping

    func retarget(_ attribute: Attribute, under scope: TransactionScope) {
        let animation = scope.animation
        let now = clock.time
        let update = scope.updateSerial
        // What has been moved by hand goes on with the speed of the hand.
        var velocity = Vector4.zero
        if animation == nil {
            VelocityTracker.note(attribute.model, scope.transaction, at: now, &attribute.tracker)
        } else if attribute.tracker != nil {
            velocity = VelocityTracker.take(&attribute.tracker, at: now)
        }
        // What is over before the change, in a frame not played yet, ends without waiting for the new motion.
        if attribute.runIndex >= 0, let end = withRun(attribute.runIndex, { $0.endOfWhatIsOver(at: now) }) {
            attribute.present(end)
            stop(attribute)
        }
        var index = attribute.runIndex
        if index >= 0 {
            attribute.endDirect()
            withRun(index) { run in
                if let animation {
                    run.motion.retarget(
                        to: attribute.model, spec: animation.spec, at: now, adding: velocity, in: update)
                    run.tokens.add(under: scope, ending: run.motion)
                } else {
                    run.motion.retarget(to: attribute.model, spec: nil, at: now)
                }
            }
        } else if let animation {
            let (start, end, spec) = (attribute.presented, attribute.model, animation.spec)
            let motion = Motion(from: start, to: end, spec: spec, at: now, velocity: velocity, in: update)
            var tokens = RunTokens()
            tokens.add(under: scope, ending: motion)
            index = runs.count
            if index == 0 { host.askForFrame() }
            attribute.runIndex = index
            runs.append(Run(motion: motion, attribute: attribute, tokens: tokens))
            ends.append(.infinity)
            nextEvents.append(.infinity)
            visibilities.append(visibility(at: attribute.element.node))
            pacedPlaces.append(-1)
            if !visibilities[index].isSeen { unseenCount += 1 }
        } else {
            return attribute.present(attribute.model)
        }
        if animation?.spec.customBase != nil {
            runs[index].motion.provide(environment: attribute.element.environment)
        }
        let (end, value) = withRun(index) { ($0.motion.removalTime, $0.motion.value(at: now)) }
        ends[index] = end ?? .infinity
        noteEvents(index)
        attribute.present(value)
    }

    private func noteEvents(_ index: Int) {
        nextEvents[index] = min(ends[index], withRun(index) { $0.tokens.nextLogicalEnd })
        endsChanged()
    }

    package func endsChanged() {
        knownNextEnd = nil
        knownIsQuiet = nil
        // What had an end may have none any more.
        if knowsPresence { isPresenceStale = true }
    }

    /// Does something with a run in its place: to copy one out is to hold on to all that it is made of.
    @inline(__always) private func withRun<R>(_ index: Int, _ body: (inout Run) -> R) -> R {
        runs.withUnsafeMutableBufferPointer { body(&$0[index]) }
    }

    func stop(_ attribute: Attribute) {
        guard attribute.runIndex >= 0 else { return }
        var tokens = remove(attribute.runIndex)
        tokens.finish(at: clock.time)
    }

    private func remove(_ index: Int) -> RunTokens {
        let tokens = runs[index].tokens
        runs[index].attribute.endDirect()
        leavePace(index)  // What was presented before it ended is not direct any more.
        runs[index].attribute.runIndex = -1
        if !visibilities[index].isSeen { unseenCount -= 1 }
        let last = runs.count - 1
        if index < last {
            runs.swapAt(index, last)
            ends[index] = ends[last]
            nextEvents[index] = nextEvents[last]
            visibilities[index] = visibilities[last]
            pacedPlaces[index] = pacedPlaces[last]
            runs[index].attribute.runIndex = index
        }
        runs.removeLast()
        ends.removeLast()
        nextEvents.removeLast()
        visibilities.removeLast()
        pacedPlaces.removeLast()
        endsChanged()
        return tokens
    }

    /// - Parameter node: where the run is seen; nil: wherever that is, it is.
    package func start(_ run: CustomRun, at node: _ViewNode?) {
        run.visibility = visibility(at: node)
        if !run.visibility.isSeen { unseenCount += 1 }
        if !isPlayingCustom, custom.count > 2 * customCount + 16 { closeUp() }
        run.place = custom.count
        custom.append(run)
        customCount += 1
        host.askForFrame()
        endsChanged()
    }

    package func stop(_ run: CustomRun) {
        take(run)
        run.tokens.finish(at: clock.time)
        endsChanged()
    }

    private func take(_ run: CustomRun) {
        guard run.place >= 0 else { return }
        custom[run.place] = nil
        run.place = -1
        customCount -= 1
        if !run.visibility.isSeen { unseenCount -= 1 }
    }

    private func closeUp() {
        custom.removeAll { $0 == nil }
        for (place, run) in custom.enumerated() { run?.place = place }
    }

    /// Returns what runs of the attribute; nil while it rests.
    func summary(_ attribute: Attribute, at time: Double) -> MotionSummary? {
        attribute.runIndex < 0 ? nil : runs[attribute.runIndex].motion.summary(at: time)
    }

    // MARK: Segments that follow a value by themselves

    func presented(_ attribute: Attribute) -> Vector4 {
        let index = attribute.runIndex
        return pacedPlaces[index] < 0 ? runs[index].presented : runs[index].motion.value(at: shownTime)
    }

    /// - Parameter distance: see `Run.distance`.
    func follow(_ attribute: Attribute, _ follower: Follower, at distance: Point) {
        let index = attribute.runIndex
        let (isSame, hasPace) = withRun(index) { run in
            if run.follower == follower && run.distance == distance { return (true, false) }
            if run.follower == nil { run.presented = attribute.stillValue }
            run.follower = follower
            run.distance = distance
            return (false, run.motion.hasPace)
        }
        if isSame { return }
        leavePace(index)
        guard hasPace, visibilities[index].isSeen else { return }
        pacedPlaces[index] = Int32(paced.add(follower, attribute, &runs[index].motion, at: distance))
    }

    func stopMovingSegment(_ attribute: Attribute) {
        leavePace(attribute.runIndex)
        runs[attribute.runIndex].follower = nil
    }

    /// Has a run play by itself again.
    private func leavePace(_ index: Int) {
        let place = pacedPlaces[index]
        guard place >= 0 else { return }
        pacedPlaces[index] = -1
        if let moved = paced.remove(at: Int(place)) { pacedPlaces[moved.runIndex] = place }
    }

    // MARK: Playing

    /// Shows every value under way as it is at the time of the clock.
    func play() {
        let now = clock.time
        let playsAll = playsAll
        shownTime = now
        paced.show(at: now)
        runs.withUnsafeMutableBufferPointer { runs in
            for index in runs.indices
            where pacedPlaces[index] < 0 && ends[index] > now && (playsAll || visibilities[index].isSeen) {
                // What follows is asked for some runs ahead, and then what stands beyond it.
                if index &+ 8 < runs.count { runs[index &+ 8].follower?.prefetch() }
                if index &+ 4 < runs.count { runs[index &+ 4].follower?.prefetchBeyond() }
                runs[index].show(at: now)
            }
        }
        var finished: [RunTokens] = []
        if nextEnd(after: -.infinity) <= now { removeEnded(at: now, &finished) }
        playCustom(at: now, playsAll, &finished)
        for var tokens in finished { tokens.finish(at: now) }
    }

    /// Ends what is over, and tells those who wait for what counts as ended.
    private func removeEnded(at now: Double, _ finished: inout [RunTokens]) {
        var index = 0
        while index < runs.count {
            if nextEvents[index] > now {
                index += 1
            } else if withRun(index, { $0.motion.isOver(at: now) }) {
                let attribute = runs[index].attribute
                finished.append(remove(index))
                attribute.arrive()
            } else {
                runs[index].tokens.completeLogically(at: now)
                noteEvents(index)
                index += 1
            }
        }
    }

    private func playCustom(at now: Double, _ playsAll: Bool, _ finished: inout [RunTokens]) {
        isPlayingCustom = true
        for index in custom.indices {
            // What another one's frame has stopped is not there any more.
            guard let run = custom[index], playsAll || run.visibility.isSeen || run.nextEvent <= now,
                run.isDue(at: now)
            else { continue }
            if run.play(at: now) {
                guard index == run.place else { continue }
                take(run)
                finished.append(run.tokens)
                endsChanged()
            } else if run.tokens.nextLogicalEnd <= now {
                run.tokens.completeLogically(at: now)
                endsChanged()
            }
        }
        isPlayingCustom = false
        if custom.count > customCount { closeUp() }
        // A custom animation may end at any frame: what ends last was over at this one.
        for index in runs.indices.reversed() where ends[index] == .infinity {
            if runs[index].motion.isOver(at: now) {
                let attribute = runs[index].attribute
                finished.append(remove(index))
                attribute.arrive()
            } else if runs[index].motion.hasUnknownEnd, let complete = runs[index].motion.logicalCompletionTime {
                runs[index].tokens.learn(logicalEnd: complete)
                runs[index].tokens.completeLogically(at: now)
                noteEvents(index)
            }
        }
    }

    /// Returns the next moment after `time` at which something ends, or counts as ended. Infinity if there is none.
    func nextEnd(after time: Double) -> Double {
        if let knownNextEnd, knownNextEnd > time { return knownNextEnd }
        var next = Double.infinity
        for event in nextEvents where event > time { next = min(next, event) }
        for case let run? in custom {
            if run.end > time { next = min(next, run.end) }
            if run.tokens.nextLogicalEnd > time { next = min(next, run.tokens.nextLogicalEnd) }
        }
        knownNextEnd = next
        return next
    }

    // MARK: What is not seen

    private func visibility(at node: _ViewNode?) -> RunVisibility {
        guard let presence = node?.presenceAround else { return RunVisibility() }
        presence.animator = self
        knowsPresence = true
        return RunVisibility(presence: presence, isSeen: presence.isShown || presence.isNew)
    }

    /// Called when views are before the person's eyes, or are so no more.
    func presenceChanged() { isPresenceStale = true }

    /// What is not seen is not played, and asks for no frames; it goes on by time. Rows are there, or not, where they are
    /// bound for: as long as something seen has an end to come to, all is played.
    private var playsAll: Bool {
        if unseenCount == 0 { return true }
        let isQuiet = knownIsQuiet ?? !hasSeenEnd
        knownIsQuiet = isQuiet
        return !isQuiet
    }

    /// Takes note of what is seen now. What has come into sight is shown where it would have been. Returns whether anything has.
    func followPresence() -> Bool {
        guard isPresenceStale else { return false }
        isPresenceStale = false
        knownIsQuiet = nil
        let now = clock.time
        var hasCome = false
        for index in runs.indices
        where note(&visibilities[index], isEndless: ends[index] == .infinity && !runs[index].motion.hasUnknownEnd) {
            hasCome = true
            if ends[index] > now { runs[index].show(at: now) }
        }
        let came = custom.compactMap { $0 }
            .filter { note(&$0.visibility, isEndless: $0.end == .infinity && !$0.hasUnknownEnd) }
        for run in came where run.place >= 0 { _ = run.play(at: now) }
        return hasCome || !came.isEmpty
    }

    /// Notes whether a run is in sight; true if it has come there. What has an end keeps to be played when it goes out
    /// of sight.
    private func note(_ visibility: inout RunVisibility, isEndless: Bool) -> Bool {
        guard let presence = visibility.presence, presence.isShown != visibility.isSeen else { return false }
        if presence.isShown {
            visibility.isSeen = true
            unseenCount -= 1
            return true
        }
        guard isEndless else { return false }
        visibility.isSeen = false
        unseenCount += 1
        return false
    }
}

#if DEBUG
    extension Animator {
        var snapshot: AnimatorSnapshot {
            AnimatorSnapshot(
                runs: runs, ends: ends, nextEvents: nextEvents, visibilities: visibilities, pacedPlaces: pacedPlaces,
                paced: paced, unseenCount: unseenCount, custom: custom, customCount: customCount,
                isPlayingCustom: isPlayingCustom, knowsPresence: knowsPresence, knownNextEnd: knownNextEnd,
                knownIsQuiet: knownIsQuiet, isQuiet: !hasSeenEnd)
        }

        /// Returns whether the attribute rests, or is the one that moves at the place it says.
        func holds(_ attribute: Attribute) -> Bool {
            attribute.runIndex < 0
                || runs.indices.contains(attribute.runIndex) && runs[attribute.runIndex].attribute === attribute
        }
    }
#endif
