import SwiftUI

/// Knows whether a component is on its way to another font.
@MainActor
final class GrowthMotion {
    /// The changes of the font that are under way.
    private var running = 0

    nonisolated init() {}

    /// Has a change without an animation be there at once, also where another one is under way.
    func prepare(_ transaction: inout Transaction) {
        if transaction.animation != nil {
            running += 1
            transaction.addAnimationCompletion(criteria: .removed) { [self] in running -= 1 }
        } else if running > 0 {
            transaction.animation = .noLength
        }
    }
}

extension Animation {
    /// What takes the place of a motion under way, and is over at once: without any animation that motion would go on.
    static let noLength = Animation.linear(duration: 0)
}
