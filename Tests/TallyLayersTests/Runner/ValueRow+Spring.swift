import ConformanceJSON
import TallyLayers

extension ValueRow {
    private func number(_ key: String) -> Double? { input[key].number }

    private var spring: CASpringAnimation? {
        if let duration = number("perceptualDuration"), let bounce = number("bounce") {
            return CASpringAnimation(perceptualDuration: duration, bounce: .init(bounce))
        }
        guard let mass = number("mass"), let stiffness = number("stiffness"), let damping = number("damping") else {
            return nil
        }
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.mass, spring.stiffness, spring.damping) = (.init(mass), .init(stiffness), .init(damping))
        spring.initialVelocity = .init(number("initialVelocity") ?? 0)
        spring.allowsOverdamping = input["allowsOverdamping"].bool ?? false
        return spring
    }

    func springSettling() -> Outcome {
        spring.map { check($0.settlingDuration) } ?? .hasNoRunner
    }

    func springPosition() -> Outcome {
        guard let spring, let time = number("t") else { return .hasNoRunner }
        spring.duration = 1000
        (spring.fromValue, spring.toValue) = (0, 1)
        return check(RunningAnimation(spring).values(at: time)[.position].pair.x)
    }

    func springPerceptual() -> Outcome {
        guard let spring, case .object(let members) = expected else { return .hasNoRunner }
        // order: each member is checked by itself.
        return .all(
            members.map { key, value in
                spring.value(forKey: key).flatMap { LayerValue.double($0) }.map { check($0, value) } ?? .fails(key)
            })
    }

    func viewSpring() -> Outcome {
        if input["form"].string != nil {
            let pace = SpringPace(perceptualDuration: 0.5, bounce: 0)
            return check([pace.settlingDuration, pace.stiffness, pace.damping])
        }
        let pace: SpringPace
        if let duration = number("springDuration"), let bounce = number("bounce") {
            pace = SpringPace(perceptualDuration: duration, bounce: bounce)
        } else if let duration = number("duration"), let ratio = number("dampingRatio") {
            pace = SpringPace(
                duration: duration, dampingRatio: ratio, initialVelocity: number("initialSpringVelocity") ?? 0)
        } else {
            return .hasNoRunner
        }
        if let time = number("t") { return check(pace.progress(at: time)) }
        switch expected.array?.count {
        case 3: return check([pace.mass, pace.stiffness, pace.damping])
        case 2: return check([pace.stiffness, pace.damping])
        default: return .hasNoRunner
        }
    }
}
