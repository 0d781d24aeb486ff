import SwiftUI

/// Shakes a view each time a count goes up: −5, 5, −4, 4, −3, 3, −2, 2 and 0 points, at even times.
struct AmountShake: ViewModifier {
    let count: Int
    /// Seconds until it begins; a shake that is under way comes to rest in them.
    let delay: TimeInterval
    /// Seconds in all.
    let duration: TimeInterval

    private static let way = [-5.0, 5, -4, 4, -3, 3, -2, 2, 0]

    func body(content: Content) -> some View {
        let steps = steps
        content.keyframeAnimator(initialValue: 0.0, trigger: count) { content, x in
            content.offset(x: x)
        } keyframes: { _ in
            KeyframeTrack {
                for step in steps { LinearKeyframe(step.x, duration: step.duration) }
            }
        }
    }

    private var steps: [(x: Double, duration: TimeInterval)] {
        let shake = Self.way.map { ($0, duration / Double(Self.way.count)) }
        return delay > 0 ? [(0, delay)] + shake : shake
    }
}
