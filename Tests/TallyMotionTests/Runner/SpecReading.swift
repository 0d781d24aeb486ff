import ConformanceJSON
@testable import TallyMotion

/// Reads the two ways in which the conformance file writes an animation.
enum SpecReading {
    /// {"base": …, "params": …, "modifiers": […]}.
    static func spec(_ json: JSON) -> MotionSpec? {
        guard let base = json["base"].string, let spec = spec(base, json["params"]) else { return nil }
        return modified(spec, json["modifiers"])
    }

    static func modified(_ spec: MotionSpec, _ modifiers: JSON) -> MotionSpec? {
        (modifiers.array ?? []).reduce(spec as MotionSpec?) { spec, call in
            guard let spec, let parts = call.array, let name = parts.first?.string else { return nil }
            let number = parts[1].number ?? .nan
            switch name {
            case "delay": return spec.delay(number)
            case "speed": return spec.speed(number)
            case "repeatCount": return spec.repeatCount(Int(number), autoreverses: parts[2].bool ?? true)
            case "logicallyComplete": return spec.logicallyComplete(after: number)
            default: return nil
            }
        }
    }

    static func curve(named name: String) -> UnitCurve? {
        switch name {
        case "linear": .linear
        case "easeIn": .easeIn
        case "easeOut": .easeOut
        case "easeInOut": .easeInOut
        case "circularEaseIn": .circularEaseIn
        case "circularEaseOut": .circularEaseOut
        case "circularEaseInOut": .circularEaseInOut
        default: nil
        }
    }

    /// A spring by whichever of its initialisers the members name.
    static func spring(_ json: JSON) -> Spring? {
        func number(_ key: String) -> Double? { json[key].number }
        let (duration, extra) = (number("duration") ?? 0.5, number("extraBounce") ?? 0)
        switch json["preset"].string {
        case "smooth": return .smooth(duration: duration, extraBounce: extra)
        case "snappy": return .snappy(duration: duration, extraBounce: extra)
        case "bouncy": return .bouncy(duration: duration, extraBounce: extra)
        default: break
        }
        if let stiffness = number("stiffness"), let damping = number("damping") {
            return Spring(
                mass: number("mass") ?? 1, stiffness: stiffness, damping: damping,
                allowOverDamping: json["allowOverDamping"].bool ?? false)
        }
        if let settling = number("settlingDuration"), let ratio = number("dampingRatio") {
            return Spring(settlingDuration: settling, dampingRatio: ratio, epsilon: number("epsilon") ?? 0.001)
        }
        if let response = number("response"), let ratio = number("dampingRatio") {
            return Spring(response: response, dampingRatio: ratio)
        }
        return Spring(duration: duration, bounce: number("bounce") ?? 0)
    }

    private static func spec(_ base: String, _ params: JSON) -> MotionSpec? {
        if base != "timingCurve", let curve = curve(named: base) {
            return .curve(curve, duration: params["duration"].number ?? 0.35)
        }
        let (duration, extra) = (params["duration"].number ?? 0.5, params["extraBounce"].number ?? 0)
        let blend = params["blendDuration"].number
        switch base {
        case "default": return .default
        case "smooth": return .fluidSpring(duration: duration, bounce: extra)
        case "snappy": return .fluidSpring(duration: duration, bounce: 0.15 + extra)
        case "bouncy": return .fluidSpring(duration: duration, bounce: 0.3 + extra)
        case "spring":
            if let fraction = params["dampingFraction"].number {
                return .fluidSpring(
                    response: params["response"].number ?? 0.5, dampingFraction: fraction, blendDuration: blend ?? 0)
            }
            return .fluidSpring(duration: duration, bounce: params["bounce"].number ?? 0, blendDuration: blend ?? 0)
        case "interactiveSpring":
            if let fraction = params["dampingFraction"].number {
                return .fluidSpring(
                    response: params["response"].number ?? 0.15, dampingFraction: fraction, blendDuration: blend ?? 0.25
                )
            }
            return .fluidSpring(
                duration: params["duration"].number ?? 0.15, bounce: 0.15 + extra, blendDuration: blend ?? 0.25)
        case "interpolatingSpring":
            return interpolating(params)
        default: return nil
        }
    }

    private static func interpolating(_ params: JSON) -> MotionSpec? {
        let velocity = params["initialVelocity"].number ?? 0
        if params["spring"].isObject, let spring = spring(params["spring"]) {
            return .interpolatingSpring(spring, initialVelocity: velocity)
        }
        if let stiffness = params["stiffness"].number, let damping = params["damping"].number {
            return .interpolatingSpring(
                mass: params["mass"].number ?? 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        }
        return .interpolatingSpring(
            duration: params["duration"].number ?? 0.5, bounce: params["bounce"].number ?? 0, initialVelocity: velocity)
    }
}
