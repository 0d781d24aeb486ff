import TallyLayers

extension UIView {
    /// How an animation runs: flags, a curve and a transition.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = Self(rawValue: 1)
        public static let allowUserInteraction = Self(rawValue: 2)
        public static let beginFromCurrentState = Self(rawValue: 4)
        public static let `repeat` = Self(rawValue: 8)
        public static let autoreverse = Self(rawValue: 16)
        public static let overrideInheritedDuration = Self(rawValue: 32)
        public static let overrideInheritedCurve = Self(rawValue: 64)
        public static let allowAnimatedContent = Self(rawValue: 128)
        public static let showHideTransitionViews = Self(rawValue: 256)
        public static let overrideInheritedOptions = Self(rawValue: 512)
        public static let curveEaseInOut: Self = []
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        public static let curveLinear = Self(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
        public static let transitionCurlUp = Self(rawValue: 3 << 20)
        public static let transitionCurlDown = Self(rawValue: 4 << 20)
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
        public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    }

    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3
    }

    /// How keyframes run: flags, and how values between them are found.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = Self(rawValue: 1)
        public static let allowUserInteraction = Self(rawValue: 2)
        public static let beginFromCurrentState = Self(rawValue: 4)
        public static let `repeat` = Self(rawValue: 8)
        public static let autoreverse = Self(rawValue: 16)
        public static let overrideInheritedDuration = Self(rawValue: 32)
        public static let overrideInheritedOptions = Self(rawValue: 512)
        public static let calculationModeLinear: Self = []
        public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
        public static let calculationModePaced = Self(rawValue: 2 << 10)
        public static let calculationModeCubic = Self(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
    }
}

extension UIView.AnimationOptions {
    /// The number of the curve: 0...3, and 7 for that of the keyboard, which is a spring.
    var curve: UInt { rawValue >> 16 & 15 }
    var transition: UInt { rawValue >> 20 & 15 }
}

extension UIView.AnimationCurve {
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}
