#if DEBUG
    import TallyMotion
    import TallyScene

    /// The animator's arrays and counts as they are between two frames: for a check of what must hold between them.
    struct AnimatorSnapshot {
        var runs: [Animator.Run]
        var ends: [Double]
        var nextEvents: [Double]
        var visibilities: [RunVisibility]
        var pacedPlaces: [Int32]
        var paced: PacedSegments
        var unseenCount: Int
        var custom: [CustomRun?]
        var customCount: Int
        var isPlayingCustom: Bool
        var knowsPresence: Bool
        var knownNextEnd: Double?
        var knownIsQuiet: Bool?
        /// What `knownIsQuiet` stands for.
        var isQuiet: Bool

        /// Checks what must hold of them:
        ///
        /// - the arrays of the runs are parallel, and each attribute knows its place in them: else one moves another;
        /// - a run that goes at a pace with others knows its place among them, and those are all: else one moves another's segment;
        /// - a run's end and next event are those of its motion and its tokens: else it ends late, or never;
        /// - the counts of what is not seen and of custom runs are those of the arrays: else the stage asks for frames for
        ///   ever, or for none;
        /// - a custom run knows its place, and holes are closed up once all have played;
        /// - what is remembered of the next end, and of whether all that has one is over, is so at this time;
        /// - a segment that follows a run is one of its element's, which is there: it is a bare pointer.
        ///
        /// - Returns: the first that does not hold.
        @MainActor func violation(at time: Double) -> String? {
            let counts = [runs.count, ends.count, nextEvents.count, visibilities.count]
            if counts != Array(repeating: runs.count, count: 4) {
                return "the arrays of runs are not parallel: \(counts) runs, ends, next events and sights"
            }
            for index in runs.indices {
                if let wrong = violation(ofRun: index) { return "run \(index): \(wrong)" }
            }
            return pacedViolation ?? customViolation ?? countViolation ?? memoryViolation(at: time)
        }

        @MainActor private func violation(ofRun index: Int) -> String? {
            let attribute = runs[index].attribute
            if attribute.runIndex != index { return "its attribute takes itself for run \(attribute.runIndex)" }
            let end = runs[index].motion.removalTime ?? .infinity
            if ends[index] != end { return "its end is noted as \(ends[index]), and its motion ends at \(end)" }
            let event = min(end, runs[index].tokens.nextLogicalEnd)
            if nextEvents[index] != event {
                return "its next event is noted as \(nextEvents[index]), and is at \(event)"
            }
            if !attribute.element.isAlive { return "it moves a value of an element that has ended" }
            guard let follower = runs[index].follower else {
                return attribute.isDirect
                    ? "its attribute takes itself for followed by a segment, and it has none" : nil
            }
            if !attribute.isDirect { return "a segment follows it, and its attribute does not know" }
            let element = attribute.element
            switch follower {
            case .nothing: return nil
            case .turn(let glyph):
                if element.contentSegment.glyphs.contains(where: { $0.cell == glyph }) { return nil }
                return "the glyph that follows it is none of its element's"
            case .place(let cell), .opacity(let cell), .scale(let cell), .blur(let cell, _):
                if cell == element.contentSegment.cell { return nil }
                if element.slots.contains(where: { $0.around?.cell == cell }) { return nil }
                // What a scroll view scrolls.
                if element.contentSegment.childCells.contains(cell) { return nil }
            }
            return "the segment that follows it is none of its element's"
        }

        @MainActor private var pacedViolation: String? {
            if pacedPlaces.count != runs.count {
                return "\(runs.count) runs have \(pacedPlaces.count) places at a pace"
            }
            var count = 0
            for (index, place) in pacedPlaces.enumerated() where place >= 0 {
                count += 1
                if paced.attribute(at: Int(place)) !== runs[index].attribute {
                    return "run \(index) takes itself for number \(place) at a pace"
                }
            }
            if paced.count != count { return "\(paced.count) segments follow a pace, and \(count) runs say so" }
            return paced.countsMatch ? nil : "a pace counts others than those that follow it"
        }

        @MainActor private var customViolation: String? {
            if isPlayingCustom { return "custom runs are being played, though the frame is over" }
            for (place, run) in custom.enumerated() {
                if let run, run.place != place { return "custom run \(place) takes itself for number \(run.place)" }
            }
            return nil
        }

        @MainActor private var countViolation: String? {
            let customs = custom.reduce(0) { $1 == nil ? $0 : $0 + 1 }
            if customCount != customs { return "\(customCount) custom runs are counted, and there are \(customs)" }
            var unseen = 0
            for visibility in visibilities where !visibility.isSeen { unseen += 1 }
            for case let run? in custom where !run.visibility.isSeen { unseen += 1 }
            if unseenCount != unseen { return "\(unseenCount) runs are counted as not seen, and \(unseen) are not" }
            let asks =
                visibilities.contains { $0.presence != nil } || custom.contains { $0?.visibility.presence != nil }
            if asks, !knowsPresence { return "a run asks a presence, and the animator takes all for seen" }
            return nil
        }

        @MainActor private func memoryViolation(at time: Double) -> String? {
            if let knownIsQuiet, knownIsQuiet != isQuiet, unseenCount > 0 {
                return "it remembers that what is seen and ends is \(knownIsQuiet ? "over" : "under way"); it is not"
            }
            guard let knownNextEnd else { return nil }
            var events = nextEvents
            for case let run? in custom { events += [run.end, run.tokens.nextLogicalEnd] }
            if let missed = events.filter({ $0 > time && $0 < knownNextEnd }).min() {
                return "it remembers the next end as \(knownNextEnd), and something ends at \(missed)"
            }
            if knownNextEnd > time, knownNextEnd < .infinity, !events.contains(knownNextEnd) {
                return "it remembers an end at \(knownNextEnd), when nothing ends"
            }
            return nil
        }
    }
#endif
