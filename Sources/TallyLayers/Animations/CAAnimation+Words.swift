internal import Foundation

extension CAAnimation {
    /// The pace in a few words, for who asks what moves a layer.
    package var paceInWords: String {
        if let spring = self as? CASpringAnimation {
            return "a spring of mass \(spring.mass), stiffness \(spring.stiffness), damping \(spring.damping)"
        }
        let name =
            switch timingFunction {
            case nil: "linear"
            case CAMediaTimingFunction(name: .linear)?: "linear"
            case CAMediaTimingFunction(name: .easeIn)?: "easeIn"
            case CAMediaTimingFunction(name: .easeOut)?: "easeOut"
            case CAMediaTimingFunction(name: .easeInEaseOut)?: "easeInEaseOut"
            case CAMediaTimingFunction(name: .default)?: "default"
            default: "a curve of its own"
            }
        switch self {
        case is CAKeyframeAnimation: return "keyframes, \(name)"
        case is CAAnimationGroup: return "a group, \(name)"
        case let transition as CATransition: return "a transition \(transition.type.rawValue), \(name)"
        default: return name
        }
    }
}
