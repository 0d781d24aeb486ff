/// How a screen comes over the one before it, in SwiftUI and in UIKit.
package enum ScreenMeasures {
    /// Seconds that the spring seems to take.
    package static let duration = 0.35
    /// The share of the way that the screen below goes.
    package static let lag = 1.0 / 3
    /// How much darker the screen below a new one becomes.
    package static let shadeOpacity = 0.1
    /// Points from the leading edge within which a swipe begins.
    package static let edge = 24.0
    /// Seconds ahead for which a throw counts.
    package static let foresight = 0.25
    /// Whether screens move; `UIView.setAnimationsEnabled(_:)` says so, for those of SwiftUI too. Those that have been set in motion at
    /// this moment, and not been shown yet, are held to it: an `onChange` that says so beside a cover runs after the update.
    @MainActor package static var areAnimated = true {
        didSet { if !areAnimated { ScreenElement.finishBegun() } }
    }
}
