import TallyScene

#if DEBUG
    import Foundation

    /// Whether frames look, when they are over, whether all holds that must. They do in debug builds, for who asks in
    /// the environment, `TALLY_INVARIANTS=1`, as the tests do.
    package enum Invariants {
        package static let areChecked = ProcessInfo.processInfo.environment["TALLY_INVARIANTS"] == "1"
    }

    /// What the checks of a runtime's frames keep.
    final class FrameChecks: RuntimeService {
        /// The lists of elements of the runtime's tree.
        var lists = LivingLists()
        var pace = CheckPace()

        init(_ runtime: Runtime) {}
    }

    extension Runtime {
        var checks: FrameChecks { service(FrameChecks.self) }

        /// Traps, and says why, where something does not hold that must between two frames.
        ///
        /// The animator's arrays are looked at after every frame; the tree and the segments once the frames since have
        /// done twice as much as there are nodes, so after the first frame and after every larger change.
        func checkInvariants() {
            let isThorough = checks.pace.isDue(after: statistics)
            if let wrong = violation(isThorough: isThorough) {
                fatalError("After the frame at \(time) s something does not hold that must: \(wrong).")
            }
        }

        /// Returns the first thing found that must hold between two frames and does not, as a sentence; nil: all of it
        /// holds.
        ///
        /// - Parameter isThorough: whether the whole tree and all segments are walked, or the animator's arrays alone.
        package func violation(isThorough: Bool = true) -> String? {
            if let wrong = animator.snapshot.violation(at: time) { return "the animator: \(wrong)" }
            if !isThorough { return nil }
            return checks.lists.violation(liveNodes: statistics.liveNodes) ?? displayList.violation
        }
    }

    /// When the whole tree is walked again, so that the walks cost a share of what the frames do.
    struct CheckPace {
        private var work = 0

        /// Returns true if the frames since the last time have evaluated, laid out and recorded twice as much as there
        /// are nodes.
        mutating func isDue(after frame: RuntimeStatistics) -> Bool {
            work += 1 + frame.bodiesEvaluated + frame.elementsLaidOut + frame.segmentsRecorded
            if work < 2 * frame.liveNodes { return false }
            work = 0
            return true
        }
    }
#endif
