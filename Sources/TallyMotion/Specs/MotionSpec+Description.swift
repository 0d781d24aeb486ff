extension MotionSpec: CustomStringConvertible, CustomDebugStringConvertible {
    /// The base, as SwiftUI names the default animation, then the modifiers as they were called.
    package var description: String {
        modifiers.reduce(baseDescription(module: "")) { $0 + $1.call }
    }

    /// The description with the module of each type, inside the name of the box.
    package var debugDescription: String {
        "AnyAnimator(\(modifiers.reduce(baseDescription(module: "SwiftUI.")) { $0 + $1.call }))"
    }

    private func baseDescription(module: String) -> String {
        switch base {
        case .standard:
            return "\(module)DefaultAnimation()"
        case .curve(let curve, let duration):
            return "\(module)BezierAnimation(duration: \(duration), curve: \(curve.shape))"
        case .fluid(let spring):
            return "\(module)FluidSpringAnimation(response: \(spring.response), dampingFraction: "
                + "\(spring.dampingFraction), blendDuration: \(spring.blendDuration))"
        case .interpolating(let spring):
            return "\(module)SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: "
                + "\(spring.damping), initialVelocity: \(spring.initialVelocity))"
        case .custom(let box):
            return String(describing: box.motion)
        }
    }
}

extension MotionModifier {
    /// The call as it was written.
    var call: String {
        switch self {
        case .delay(let delay): ".delay(\(delay))"
        case .speed(let speed): ".speed(\(speed))"
        case .repeatCount(let count, let autoreverses): ".repeatCount(\(count), autoreverses: \(autoreverses))"
        case .repeatForever(let autoreverses): ".repeatForever(autoreverses: \(autoreverses))"
        case .logicallyComplete(let duration): ".logicallyComplete(after: \(duration))"
        }
    }
}
