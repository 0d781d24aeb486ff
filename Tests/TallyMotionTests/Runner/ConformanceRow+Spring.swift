import ConformanceJSON
@testable import TallyMotion

typealias Pair = AnimatablePair<Double, Double>

extension ConformanceRow {
    private static func pair(_ json: JSON) -> Pair? {
        json.array.map { Pair($0[0].number!, $0[1].number!) }
    }

    private func spring(in json: JSON) -> Spring? {
        SpecReading.spring(json["spring"].isObject ? json["spring"] : json)
    }

    func spring() -> Outcome {
        if api.hasPrefix("Animation.interpolatingSpring") { return held() }
        guard let spring = spring(in: args) else { return .hasNoRunner }
        switch api {
        case "Spring.response", "Spring.init(settlingDuration:dampingRatio:epsilon:).response":
            return check(spring.response)
        case "Spring.dampingRatio", "Spring.init(settlingDuration:dampingRatio:epsilon:).dampingRatio":
            return check(spring.dampingRatio)
        case "Spring.duration": return check(spring.duration)
        case "Spring.bounce": return check(spring.bounce)
        case "Spring.mass": return check(spring.mass)
        case "Spring.stiffness": return check(spring.stiffness)
        case "Spring.damping": return check(spring.damping)
        case "Spring.(mass,stiffness,damping)": return check([spring.mass, spring.stiffness, spring.damping])
        case "Spring.(duration,bounce)": return check([spring.duration, spring.bounce])
        case "Spring.force(target:position:velocity:)":
            return check(
                spring.force(
                    target: input["target"].number!, position: input["position"].number!,
                    velocity: input["velocity"].number!))
        case "Spring.update(value:velocity:target:deltaTime:)": return update(spring)
        default: return isVector ? inTwoDimensions(spring) : inOneDimension(spring)
        }
    }

    private var isVector: Bool { (input["target"].array ?? input["toValue"].array) != nil }

    /// Values from `fromValue` to `toValue` are the target form of the difference; the form itself needs `Animatable`.
    private func inOneDimension(_ spring: Spring) -> Outcome {
        let from = input["fromValue"].number ?? 0
        let target = (input["target"].number ?? input["toValue"].number!) - from
        let velocity = input["initialVelocity"].number!
        if api.contains("settlingDuration") {
            return check(
                spring.settlingDuration(
                    target: target, initialVelocity: velocity, epsilon: input["epsilon"].number!))
        }
        let time = input["time"].number!
        if api.hasPrefix("Spring.velocity") {
            return check(spring.velocity(target: target, initialVelocity: velocity, time: time))
        }
        return check(from + spring.value(target: target, initialVelocity: velocity, time: time))
    }

    private func inTwoDimensions(_ spring: Spring) -> Outcome {
        let from = Self.pair(input["fromValue"]) ?? .zero
        let target = (Self.pair(input["target"]) ?? Self.pair(input["toValue"])!) - from
        let velocity = Self.pair(input["initialVelocity"])!
        if api.contains("settlingDuration") {
            return check(
                spring.settlingDuration(
                    target: target, initialVelocity: velocity, epsilon: input["epsilon"].number!))
        }
        let time = input["time"].number!
        let result =
            api.hasPrefix("Spring.velocity")
            ? spring.velocity(target: target, initialVelocity: velocity, time: time)
            : from + spring.value(target: target, initialVelocity: velocity, time: time)
        return expected.array == nil ? check(result.first) : check([result.first, result.second])
    }

    private func update(_ spring: Spring) -> Outcome {
        var value = input["value"].number!
        var velocity = input["velocity"].number!
        for _ in 0..<Int(input["steps"].number!) {
            spring.update(
                value: &value, velocity: &velocity, target: input["target"].number!,
                deltaTime: input["deltaTime"].number!)
        }
        let outcome = check(value, expected["value"])
        return outcome == .holds ? check(velocity, expected["velocity"]) : outcome
    }

    private func held() -> Outcome {
        guard let spring = spring(in: args) else { return .hasNoRunner }
        let source = InterpolatingSpring(spring, initialVelocity: args["initialVelocity"].number!)
        switch api.split(separator: " ").last {
        case "mass": return check(source.mass)
        case "stiffness": return check(source.stiffness)
        case "damping": return check(source.damping)
        case "initialVelocity": return check(source.initialVelocity)
        default: return .hasNoRunner
        }
    }
}
