public import Foundation
import TallyCore

/// What a person is to feel. Nothing can be felt here: a stage records what was asked for, as it does of `sensoryFeedback`.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public override nonisolated init() {}

    /// Changes nothing: there is no motor to wake.
    open func prepare() {}

    final func play(_ feedback: SensoryFeedback) { Runtime.current?.host.send(.sensoryFeedback(feedback)) }
}

/// Two things that meet.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    private let style: FeedbackStyle

    public nonisolated init(style: FeedbackStyle) { self.style = style }

    public override nonisolated convenience init() { self.init(style: .medium) }

    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: from 0 to 1; held within, not a number counts as 1.
    open func impactOccurred(intensity: CGFloat) {
        switch style {
        case .light: play(.impact(weight: .light, intensity: Double(intensity)))
        case .medium: play(.impact(weight: .medium, intensity: Double(intensity)))
        case .heavy: play(.impact(weight: .heavy, intensity: Double(intensity)))
        case .soft: play(.impact(flexibility: .soft, intensity: Double(intensity)))
        case .rigid: play(.impact(flexibility: .rigid, intensity: Double(intensity)))
        }
    }
}

/// A task that has ended, well or not.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(.success)
        case .warning: play(.warning)
        case .error: play(.error)
        }
    }
}

/// A choice that has become another.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { play(.selection) }
}
