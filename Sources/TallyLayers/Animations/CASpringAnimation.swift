public import Foundation

/// From one value to another as a spring goes, which takes its own time: `settlingDuration`.
///
/// `duration` cuts the motion and never stretches it; then the layer's own value shows. `timingFunction` has no effect.
open class CASpringAnimation: CABasicAnimation {
    /// At the end of the spring. What is not above 0 and finite is ignored.
    open var mass: CGFloat = 1 {
        didSet { if !(mass > 0 && mass.isFinite) { mass = oldValue } }
    }
    /// The pull per distance. What is not above 0 and finite is ignored.
    open var stiffness: CGFloat = 100 {
        didSet { if !(stiffness > 0 && stiffness.isFinite) { stiffness = oldValue } }
    }
    /// The force against the motion per velocity. What is below 0 or not finite is ignored.
    open var damping: CGFloat = 10 {
        didSet { if !(damping >= 0 && damping.isFinite) { damping = oldValue } }
    }
    /// Whole ways per second, positive towards the end. What is not finite counts as 0.
    open var initialVelocity: CGFloat = 0
    /// Whether damping above critical slows the spring down, instead of counting as critical.
    open var allowsOverdamping = false

    /// A spring by how long it seems to take and how much it bounces, over-damped if `bounce` is below 0; `duration` becomes
    /// what it takes to settle.
    ///
    /// - Parameters:
    ///   - perceptualDuration: Seconds; what is not above 0 and finite counts as 0.5.
    ///   - bounce: Held to -0.99…1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let pace = SpringPace(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        stiffness = CGFloat(pace.stiffness)
        damping = CGFloat(pace.damping)
        allowsOverdamping = true
        duration = settlingDuration
    }

    package var pace: SpringPace {
        SpringPace(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }

    /// Seconds until a thousandth of the way is left; 10⁹ without damping.
    open var settlingDuration: CFTimeInterval { pace.settlingDuration }

    /// Seconds for one swing of the same spring without damping.
    open var perceptualDuration: CFTimeInterval { pace.perceptualDuration }

    /// 1 without damping, 0 if critical, below if over-damped.
    open var bounce: CGFloat { CGFloat(pace.bounce) }

    override func takeFields(of other: CAAnimation) {
        super.takeFields(of: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
    }

    override func knownValue(_ key: String) -> Any?? {
        switch key {
        case "mass": mass
        case "stiffness": stiffness
        case "damping": damping
        case "initialVelocity": initialVelocity
        case "allowsOverdamping": allowsOverdamping
        case "settlingDuration": settlingDuration
        case "perceptualDuration": perceptualDuration
        case "bounce": bounce
        default: super.knownValue(key)
        }
    }

    override func setKnownValue(_ value: Any?, _ key: String) -> Bool {
        let number = value.flatMap { LayerValue.double($0) }.map { CGFloat($0) }
        switch key {
        case "mass": mass = number ?? mass
        case "stiffness": stiffness = number ?? stiffness
        case "damping": damping = number ?? damping
        case "initialVelocity": initialVelocity = number ?? initialVelocity
        case "allowsOverdamping": allowsOverdamping = number.map { $0 != 0 } ?? allowsOverdamping
        case "settlingDuration", "perceptualDuration", "bounce": break
        default: return super.setKnownValue(value, key)
        }
        return true
    }
}
