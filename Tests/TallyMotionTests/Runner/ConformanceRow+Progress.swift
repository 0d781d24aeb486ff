import ConformanceJSON
@testable import TallyMotion

extension ConformanceRow {
    func progress() -> Outcome {
        switch api {
        case "Animation.default.description":
            return Outcome(MotionSpec.default.description == expected.string)
        case "Animation.default.debugDescription":
            return Outcome(MotionSpec.default.debugDescription == expected.string)
        case "Animation.default parameters":
            let spring = FluidSpring.standard
            return Outcome(
                spring.response == expected["response"].number
                    && spring.dampingFraction == expected["dampingFraction"].number
                    && spring.blendDuration == expected["blendDuration"].number)
        default: break
        }
        let text = args["animation"].string
        guard let spec = text.map({ SpecReading.spec(text: $0) }) ?? SpecReading.spec(args["animation"]) else {
            return .hasNoRunner
        }
        let distance = args["distance"].number ?? 1
        var motion = Motion(from: 0.0, to: distance, spec: spec, at: 0)
        switch api {
        case "interpolatingSpring end time": return check(motion.removalTime ?? .infinity)
        case "interpolatingSpring logical completion time": return check(motion.logicalCompletionTime ?? .infinity)
        default: break
        }
        let time = input["time"].number!
        if expected.string == "ended" {
            return Outcome(motion.isOver(at: time) && motion.logicalCompletionTime == time)
        }
        return check(motion.value(at: time))
    }

    func equality() -> Outcome {
        let (a, b) = (args["a"].string!, args["b"].string!)
        if api == "Spring ==" {
            guard let x = SpecReading.spring(text: a), let y = SpecReading.spring(text: b) else { return .hasNoRunner }
            return Outcome((x == y) == expected.bool && (x != y || x.hashValue == y.hashValue), "\(x) \(y)")
        }
        guard let x = SpecReading.spec(text: a), let y = SpecReading.spec(text: b) else { return .hasNoRunner }
        return Outcome((x == y) == expected.bool && (x != y || x.hashValue == y.hashValue), "\(x) \(y)")
    }

    func data() -> Outcome {
        switch api {
        case "VectorArithmetic.interpolated(towards:amount:)":
            let from = input["from"].number!
            return check(from.interpolated(towards: input["to"].number!, amount: input["amount"].number!))
        case "AnimatablePair(3.0,4.0).magnitudeSquared":
            return check(AnimatablePair(3.0, 4.0).magnitudeSquared)
        case "velocity from samples (tracksVelocity)":
            var sampler = VelocitySampler<Double>()
            for sample in input["samples"].array! {
                sampler.add(sample.array![0].number!, at: sample.array![1].number!)
            }
            return check(sampler.velocity)
        default:
            return .hasNoRunner
        }
    }
}
