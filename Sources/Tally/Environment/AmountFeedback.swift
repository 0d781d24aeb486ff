import SwiftUI

// Where there is nothing to be felt, SwiftUI does not have the names.
#if !os(visionOS)
    /// What is felt of an amount; `nil` for nothing.
    struct AmountFeedback: Equatable {
        var key: SensoryFeedback?
        var excess: SensoryFeedback?
    }

    private struct AmountFeedbackKey: EnvironmentKey { static let defaultValue = AmountFeedback() }

    extension EnvironmentValues {
        var amountFeedback: AmountFeedback {
            get { self[AmountFeedbackKey.self] }
            set { self[AmountFeedbackKey.self] = newValue }
        }
    }

    extension View {
        /// Lets the keys of keypads inside be felt, and edits in fields that exceed the maximum. Without it, nothing is.
        ///
        /// - Parameters:
        ///   - key: When a key is pressed down, also a key of the caller's; `nil` for nothing.
        ///   - excess: With each edit that asks for more than the maximum, as the field is updated; `nil` for nothing.
        public func amountFeedback(
            key: SensoryFeedback? = .impact(weight: .light), excess: SensoryFeedback? = .warning
        ) -> some View {
            environment(\.amountFeedback, AmountFeedback(key: key, excess: excess))
        }
    }
#endif

struct AmountKeyFeedback: ViewModifier {
    let isPressed: Bool
    #if os(visionOS)
        func body(content: Content) -> some View { content }
    #else
        @Environment(\.amountFeedback) private var feedback

        func body(content: Content) -> some View {
            content.sensoryFeedback(trigger: isPressed) { _, isPressed in isPressed ? feedback.key : nil }
        }
    #endif
}

struct AmountExcessFeedback: ViewModifier {
    /// How many edits exceeded the maximum.
    let count: Int
    #if os(visionOS)
        func body(content: Content) -> some View { content }
    #else
        @Environment(\.amountFeedback) private var feedback

        func body(content: Content) -> some View {
            content.sensoryFeedback(trigger: count) { _, _ in feedback.excess }
        }
    #endif
}
