import SwiftUI

/// Lets a view perform a queue's states.
struct Performance<S: AnimatedState>: ViewModifier {
    let queue: StateQueue<S>
    /// Whether the timeline of the screen tells of it.
    var isRecorded = true
    let action: (S) -> Void

    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.screenplayRecord) private var record
    @State private var performer = Performer<S>()

    func body(content: Content) -> some View {
        let performer = performer
        let queue = queue
        performer.update(to: queue, reducesMotion: reducesMotion, action: action)
        if isRecorded, let record { queue.watch(for: record) }
        return
            content
            .background { PerformanceClockFace(clock: performer.clock) }
            .onAppear { performer.appear(in: queue) }
            .onDisappear { performer.leave() }
            .onChange(of: ObjectIdentifier(queue)) { performer.appear(in: queue) }
    }
}

/// Lets a view perform the states that its screen keeps; the queue between them is the view's own.
struct BoundPerformance<S: AnimatedState>: ViewModifier {
    @Binding var state: S
    let policy: QueuePolicy
    let action: (S) -> Void

    @State private var storage = QueueStorage<S>()

    func body(content: Content) -> some View {
        let queue = storage.queue(startingIn: state)
        queue.policy = policy
        return
            content
            .modifier(Performance(queue: queue, isRecorded: false, action: action))
            .onChange(of: state) { _, new in
                queue.request(new)
                // A refused state is not kept as a wish that nobody will fulfil.
                if queue.destination != new { state = queue.destination }
            }
    }
}

/// Keeps the queue of a view that has a binding.
@MainActor
final class QueueStorage<S: AnimatedState> {
    private var queue: StateQueue<S>?

    func queue(startingIn state: S) -> StateQueue<S> {
        if let queue { return queue }
        let made = StateQueue(state)
        queue = made
        return made
    }
}
