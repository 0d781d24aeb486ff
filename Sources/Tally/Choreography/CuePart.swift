import SwiftUI

/// A state that a view is to go into.
struct CuePart {
    enum Source {
        /// The screen sets it and measures the time.
        case screen(() -> Void)
        /// A queue plays it when it can.
        case queue(CuedQueue)
    }

    /// The view's name in the timeline.
    let track: String
    let state: String
    /// Seconds.
    let duration: Double
    let source: Source
}

/// A queue and the state it is asked for, whatever their type.
@MainActor
struct CuedQueue {
    let id: ObjectIdentifier
    /// - Parameters:
    ///   - whenBegun: Called when the state begins, if it does.
    ///   - whenOver: Called once, when the state has been played or will not be.
    let ask: (_ whenBegun: @escaping () -> Void, _ whenOver: @escaping (_ wasPlayed: Bool) -> Void) -> Void
    /// Seconds that the state being played has been seen for, as of the last frame.
    let elapsed: () -> Double
    /// Whether a view performs it; else its states take no time.
    let isPerformed: () -> Bool

    init<S: AnimatedState>(_ queue: StateQueue<S>, _ state: S) {
        id = ObjectIdentifier(queue)
        ask = { queue.ask(for: state, .init(whenBegun: $0, whenOver: $1)) }
        elapsed = { queue.elapsed }
        isPerformed = { queue.isPerformed }
    }
}
