import ConformanceJSON
@testable import TallyMotion

extension ConformanceRow {
    func retarget() -> Outcome {
        if api == "effective response of a fluid spring replacing another" { return blend() }
        if api.hasPrefix("Combining") { return combining() }
        if group == "completion" { return completion() }
        guard let first = SpecReading.spec(args["first"]) else { return .hasNoRunner }
        var motion = Motion(from: 0.0, to: 1, spec: first, at: 0)
        motion.retarget(to: args["target"].number!, spec: SpecReading.spec(args["second"]), at: args["at"].number!)
        return checkAround { motion.value(at: $0) }
    }

    /// The one place that makes up for Apple's frame.
    ///
    /// Apple begins an animation one rendered frame after the change; here it begins at the change. The pinned values
    /// were sampled by a real frame clock, and each row says by how many seconds its sample may be off (`timeSlop`, 3 ms).
    /// A row holds if the pinned value lies between the values shown within that time of the sample, give or take the
    /// row's own tolerance. Rows without `timeSlop` were sampled in the animation's own time and are not shifted.
    private func checkAround(_ value: (Double) -> Double) -> Outcome {
        let time = input["time"].number!
        let slop = tolerance["timeSlop"].number ?? 0
        let values = stride(from: -slop, through: slop, by: slop > 0 ? slop / 6 : 1).map { value(time + $0) }
        let wanted = expected.number!
        let nearest = Swift.min(Swift.max(wanted, values.min()!), values.max()!)
        return check(nearest)
    }

    private func combining() -> Outcome {
        let steps = args["steps"].array!
        var motion: Motion<Double>?
        for step in steps {
            let spec = SpecReading.spec(step["animation"])!
            let (delta, at) = (step["delta"].number!, step["at"].number!)
            if motion == nil {
                motion = Motion(from: 0, to: delta, spec: spec, at: at)
            } else {
                motion!.retarget(to: motion!.target + delta, spec: spec, at: at)
            }
        }
        let time = input["time"].number!
        return expected.string == "ended"
            ? Outcome(motion!.isOver(at: time) && motion!.value(at: time) == motion!.target)
            : check(motion!.value(at: time))
    }

    private func blend() -> Outcome {
        let spring = FluidSpring(
            response: args["response"].number!, dampingFraction: 1, blendDuration: args["blendDuration"].number!)
        let elapsed = input["time"].number! - args["mergedAt"].number!
        return check(FluidBlend.response(from: args["previousResponse"].number!, to: spring, at: elapsed))
    }

    private func completion() -> Outcome {
        if api.hasPrefix("logical completion of spring(response .5, fraction .825)") {
            let spring = MotionSpec.fluidSpring(response: 0.5, dampingFraction: 0.825)
            let motion = Motion(from: 0.0, to: 1, spec: SpecReading.modified(spring, args["modifiers"])!, at: 0)
            let time = motion.logicalCompletionTime ?? .infinity
            return Outcome(
                time > expected["notBy"].number! && time <= expected["by"].number ?? .infinity, "complete at \(time)")
        }
        switch id {
        case "completion-008":
            let motion = Motion(
                from: 0.0, to: 1, spec: .curve(.linear, duration: 5).logicallyComplete(after: 1), at: 0)
            return Outcome(motion.logicalCompletionTime == 1 && motion.removalTime == 5)
        case "completion-016":
            let times = logicalTimes([(0, 1), (0.25, 0.8), (0.5, 0.6)])
            let limits = [(0.5, 1.02), (1.02, 1.08), (1.08, 1.14)]
            return Outcome(zip(times, limits).allSatisfy { $0.0 > $0.1.0 && $0.0 <= $0.1.1 }, "\(times)")
        case "completion-017":
            let times = logicalTimes([(0, 2.4), (0.65, 0.7), (1.05, 8)])
            return Outcome(times[1] < times[0] && times[0] < 2.55 && times[2] > 2.55, "\(times)")
        case "completion-018":
            return withoutAnimation()
        default:
            return .hasNoRunner
        }
    }

    /// The logical completion time of every change in a row of linear animations, each noted when it starts.
    private func logicalTimes(_ changes: [(at: Double, duration: Double)]) -> [Double] {
        var motion = Motion(from: 0.0, to: 1, spec: .curve(.linear, duration: changes[0].duration), at: 0)
        var times = [motion.logicalCompletionTime!]
        for (index, change) in changes.enumerated().dropFirst() {
            motion.retarget(to: Double(index + 1), spec: .curve(.linear, duration: change.duration), at: change.at)
            times.append(motion.logicalCompletionTime!)
        }
        return times
    }

    /// A change without an animation starts nothing, so its completion is due at once and the first one's stays.
    private func withoutAnimation() -> Outcome {
        var motion = Motion(from: 0.0, to: 1, spec: .curve(.linear, duration: 1), at: 0)
        motion.retarget(to: 2, spec: nil, at: 0.25)
        let first = motion.logicalCompletionTime
        motion.retarget(to: 3, spec: .curve(.linear, duration: 0.6), at: 0.5)
        return Outcome(first == 1 && motion.logicalCompletionTime == 1.1)
    }
}
