import SwiftUI

/// Shakes a view each time a count goes up: −5, 5, −4, 4, −3, 3, −2, 2 and 0 points, at even times.
struct AmountShake: ViewModifier {
    let count: Int
    /// Seconds in all.
    let duration: TimeInterval

    private static let way = [-5.0, 5, -4, 4, -3, 3, -2, 2, 0]

    func body(content: Content) -> some View {
        let step = duration / Double(Self.way.count)
        content.keyframeAnimator(initialValue: 0.0, trigger: count) { content, x in
            content.offset(x: x)
        } keyframes: { _ in
            KeyframeTrack {
                for x in Self.way { LinearKeyframe(x, duration: step) }
            }
        }
    }
}
