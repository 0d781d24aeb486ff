extension MotionSpec {
    /// The animation as it is written in code, for those who ask what moves something: `.linear(duration: 1.0).delay(0.5)`.
    ///
    /// Springs that are equal read alike: `.spring` and `.smooth` are `.smooth`.
    package var call: String { modifiers.reduce(baseCall) { $0 + $1.call } }

    private var baseCall: String {
        switch base {
        case .standard: ".default"
        case .curve(let curve, let duration): curve.call(duration: duration)
        case .fluid(let spring): spring.call
        case .interpolating(let spring):
            ".interpolatingSpring(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping)"
                + (spring.initialVelocity == 0 ? ")" : ", initialVelocity: \(spring.initialVelocity))")
        case .custom(let box): String(describing: box.motion)
        }
    }
}

extension UnitCurve {
    fileprivate func call(duration: Double) -> String {
        let named: [(UnitCurve, String)] = [
            (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
        ]
        if let name = named.first(where: { $0.0 == self })?.1 { return ".\(name)(duration: \(duration))" }
        switch shape {
        case .bezier(let x1, let y1, let x2, let y2):
            return ".timingCurve(\(x1), \(y1), \(x2), \(y2), duration: \(duration))"
        case .circularIn: return ".timingCurve(.circularEaseIn, duration: \(duration))"
        case .circularOut: return ".timingCurve(.circularEaseOut, duration: \(duration))"
        case .circularInOut: return ".timingCurve(.circularEaseInOut, duration: \(duration))"
        case .circularOutIn: return ".timingCurve(.circularEaseInOut.inverse, duration: \(duration))"
        }
    }
}

extension FluidSpring {
    fileprivate var call: String {
        let presets: [(Double, String)] = [(1, "smooth"), (1 - 0.15, "snappy"), (1 - 0.3, "bouncy")]
        if blendDuration == 0, let name = presets.first(where: { $0.0 == dampingFraction })?.1 {
            return response == 0.5 ? ".\(name)" : ".\(name)(duration: \(response))"
        }
        let blend = blendDuration == 0 ? "" : ", blendDuration: \(blendDuration)"
        return ".spring(response: \(response), dampingFraction: \(dampingFraction)\(blend))"
    }
}
