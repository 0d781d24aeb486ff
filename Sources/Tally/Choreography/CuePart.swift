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
    /// Lets a record know what the queue's views do, from now on.
    let watch: (ScreenplayRecord) -> Void
    /// The action is called once, when the state has been played or will not be.
    let ask: (_ whenOver: @escaping () -> Void) -> Void

    init<S: AnimatedState>(_ queue: StateQueue<S>, _ state: S) {
        watch = { queue.watch(for: $0) }
        ask = { queue.ask(for: state, whenOver: $0) }
    }
}
