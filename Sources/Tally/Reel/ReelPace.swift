import SwiftUI

/// How long the reels of a row turn, and which way.
struct ReelPace {
    /// Seconds that the first reel takes, at least 0.
    let duration: TimeInterval
    /// Seconds that each reel takes longer than the one to its left.
    let stagger: TimeInterval
    let ascending: Bool

    /// - Parameters:
    ///   - duration: One that is not finite or below 0 counts as 0.
    ///   - stagger: One that is not finite counts as 0.
    init(duration: TimeInterval, stagger: TimeInterval, ascending: Bool) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.stagger = stagger.isFinite ? stagger : 0
        self.ascending = ascending
    }

    /// Whether no reel takes any time: places do not either then.
    var isOver: Bool { duration <= 0 && stagger <= 0 }

    /// Returns the animation of a reel by its index from the left; `nil` if it takes no time.
    func animation(ofReel index: Int) -> Animation? {
        let time = duration + Double(index) * stagger
        return time > 0 ? .easeOut(duration: time) : nil
    }
}
