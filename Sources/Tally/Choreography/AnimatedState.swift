import SwiftUI

/// A state of a view that takes time to get into: how long, and with which animation.
///
///     enum TitleState: AnimatedState {
///         case rests, rises, leaves
///
///         var duration: Duration { self == .rises ? .milliseconds(600) : .milliseconds(300) }
///     }
public protocol AnimatedState: Hashable, CaseIterable, Sendable {
    /// How long a view that goes into this state is not asked for another one.
    ///
    /// Less than a millisecond, and less than nothing, counts as none: the state is shown, and the next one begins in the same
    /// moment. There is no upper bound; a state that lasts for years is left by a queue of policy `.interrupt` alone.
    var duration: Duration { get }
    /// The animation of the way into this state. Without one of your own, ease-in-out over `duration`.
    ///
    /// One that moves longer than `duration` is still under way when the next state begins; what it moves goes on from
    /// where it is seen.
    var animation: Animation { get }
}

extension AnimatedState {
    public var animation: Animation { .easeInOut(duration: duration.playedSeconds) }
}

extension Duration {
    /// The seconds that it takes; 0 if it is less than a millisecond, which nobody sees and which a clock far from 0
    /// cannot tell from none.
    var playedSeconds: Double {
        let (seconds, attoseconds) = components
        let sum = Double(seconds) + Double(attoseconds) * 1e-18
        return sum < 0.001 ? 0 : sum
    }
}
