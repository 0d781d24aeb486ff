import ConformanceJSON
@testable import TallyMotion

extension ConformanceRow {
    func retiming() -> Outcome {
        let log = CallLog()
        let custom = MotionSpec.custom(LoggingMotion(log: log))
        guard let spec = SpecReading.modified(custom, args["modifiers"]) else { return .hasNoRunner }
        if api.hasPrefix("time a CustomAnimation is asked for") {
            let run = CustomRun<Double>(spec.customBase!, modifiers: spec.modifiers, context: MotionContext())
            _ = run.animate(1, at: input["time"].number!)
            return log.times.count == 1 ? check(log.times[0]) : .fails("asked at \(log.times)")
        }
        if api.hasSuffix("velocity(...)") {
            var motion = Motion(from: 0.0, to: 1, spec: spec, at: 0)
            return Outcome(motion.velocity(at: 0.5) == 0 && log.velocities == 0)
        }
        if api.hasSuffix("shouldMerge(...)") {
            var motion = Motion(from: 0.0, to: 1, spec: custom, at: 0)
            motion.retarget(to: 2, spec: spec, at: 0.5)
            return Outcome(log.merges == 0)
        }
        return .hasNoRunner
    }
}
