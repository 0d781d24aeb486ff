import SwiftUI

extension View {
    /// Performs a queue's states: runs the action under a state's animation as the state begins, and not before.
    ///
    /// The action sets what the view looks like in the state. When the view appears, it runs for the state that the queue is in,
    /// without animation: so a view that comes late, or back, is as it should be. While the state's duration passes the queue
    /// waits; the time is measured by an animation in this view, unseen. Where less motion is wanted the action runs without
    /// animation and durations stay, so that what is to be read can be.
    ///
    /// - Complexity: While a state is played, one evaluation of an unseen view a frame; else nothing.
    public func performs<S>(_ queue: StateQueue<S>, _ action: @escaping (S) -> Void) -> some View {
        modifier(Performance(queue: queue, action: action))
    }

    /// Performs the states that a binding takes, each to its end: the screen sets states, the view keeps up in its own time.
    ///
    /// As `performs(_:_:)` of a queue that starts in the binding's state and is asked for every other value. What waits is the
    /// view's own affair: the binding is always what the screen has set. Only a state refused by the policy `.drop` is
    /// set back to the one that is being played. Values that follow one another in one update count as the last of them.
    public func performs<S: AnimatedState>(
        _ state: Binding<S>, policy: StateQueue<S>.Policy = .latest, _ action: @escaping (S) -> Void
    ) -> some View {
        modifier(BoundPerformance(state: state, policy: policy, action: action))
    }
}
