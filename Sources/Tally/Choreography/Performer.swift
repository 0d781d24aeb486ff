import SwiftUI

/// A view's part in a queue: what it does when a state begins, and its clock. It lives as long as the view.
@MainActor
final class Performer<State: AnimatedState> {
    private(set) var queue: StateQueue<State>?
    private var action: (State) -> Void = { _ in }
    private(set) var reducesMotion = false
    let clock = PerformanceClock()
    /// Which of the queue's states it has shown last; `nil`: none.
    private var shown: Int?

    /// Takes over what the view's last evaluation says. Already before it appears it is one of those that perform, so
    /// that what the screen asks for as it appears is performed.
    func update(to queue: StateQueue<State>, reducesMotion: Bool, action: @escaping (State) -> Void) {
        self.action = action
        self.reducesMotion = reducesMotion
        if self.queue == nil {
            self.queue = queue
            queue.enter(self)
        }
    }

    /// Called when the view is there, or has been given another queue.
    func appear(in queue: StateQueue<State>) {
        if self.queue !== queue { leave() }
        self.queue = queue
        queue.enter(self)
        catchUp(with: queue.current, queue.revision)
    }

    /// Called when the view is gone; it may come back.
    func leave() {
        let queue = queue
        self.queue = nil
        shown = nil
        queue?.leave(self)
    }

    /// Shows at once what it has missed.
    func catchUp(with state: State, _ revision: Int) {
        if shown == revision { return }
        shown = revision
        withTransaction(.still) { action(state) }
    }

    func perform(_ state: State, _ revision: Int) {
        shown = revision
        withAnimation(reducesMotion ? nil : state.animation) { action(state) }
    }
}
