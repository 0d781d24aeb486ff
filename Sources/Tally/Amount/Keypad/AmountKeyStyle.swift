import SwiftUI

/// A key without a frame that shows a soft disc while it is pressed, and can be felt.
struct AmountKeyStyle: ButtonStyle {
    /// The height of a key in points.
    static let height = 56.0

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .modifier(AmountKeyLook())
            .font(.title)
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
            .background {
                Circle()
                    .fill(.foreground)
                    .opacity(configuration.isPressed ? 0.1 : 0)
            }
            .contentShape(Rectangle())
            .modifier(AmountKeyFeedback(isPressed: configuration.isPressed))
    }
}

/// Shows that a key takes nothing, as it does of a button.
private struct AmountKeyLook: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.3) }
}
