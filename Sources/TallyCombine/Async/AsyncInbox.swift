/// Hands the values of a publisher to one who awaits them, one at a time: it asks for one when somebody waits.
// unsafe: what changes of it is guarded by its lock.
final class AsyncInbox<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private enum Event {
        case value(Input)
        case end(Subscribers.Completion<Failure>)
    }

    private typealias Waiter = UnsafeContinuation<Input?, any Error>

    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var waiters: [Waiter] = []
    /// Values that came unawaited, and the end.
    private var events: [Event] = []
    /// Waiters that came before the subscription.
    private var asked = 0
    private var isCancelled = false

    func receive(subscription: any Subscription) {
        let asked = lock.holding { () -> Int? in
            if isCancelled || self.subscription != nil { return nil }
            self.subscription = subscription
            return self.asked
        }
        guard let asked else { return subscription.cancel() }
        if asked > 0 { subscription.request(.max(asked)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let waiter = lock.holding { () -> Waiter? in
            if isCancelled { return nil }
            if waiters.isEmpty {
                events.append(.value(input))
                return nil
            }
            return waiters.removeFirst()
        }
        if let waiter { hand(input, to: waiter) }
        return .none
    }

    private func hand(_ input: Input, to waiter: Waiter) {
        // unsafe: handed over, as whoever delivers a value to a subscriber hands it to it.
        nonisolated(unsafe) let value: Input? = input
        waiter.resume(returning: value)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        var waiting: [Waiter] = []
        lock.holding {
            subscription = nil
            swap(&waiting, &waiters)
            // The first of them is told how it ended; the others that it has.
            if waiting.isEmpty { events.append(.end(completion)) } else { isCancelled = true }
        }
        for (index, waiter) in waiting.enumerated() {
            if index == 0, case .failure(let error) = completion {
                waiter.resume(throwing: error)
            } else {
                waiter.resume(returning: nil)
            }
        }
    }

    func cancel() {
        var waiting: [Waiter] = []
        var ended: (any Subscription)?
        var dropped: [Event] = []
        lock.holding {
            isCancelled = true
            swap(&waiting, &waiters)
            swap(&ended, &subscription)
            swap(&dropped, &events)
        }
        ended?.cancel()
        for waiter in waiting { waiter.resume(returning: nil) }
    }

    /// Waits for the next value; nil at the end, and when the task is cancelled, which cancels the subscription too.
    func next(isolation: isolated (any Actor)?) async throws -> Input? {
        try await withTaskCancellationHandler(
            operation: { try await withUnsafeThrowingContinuation(isolation: isolation) { wait($0) } },
            onCancel: { cancel() }, isolation: isolation)
    }

    private func wait(_ waiter: Waiter) {
        var (event, subscription): (Event?, (any Subscription)?)
        var isOver = false
        lock.holding {
            if !events.isEmpty { event = events.removeFirst() }
            if case .end = event { isCancelled = true }
            if event != nil { return }
            isOver = isCancelled
            if isOver { return }
            waiters.append(waiter)
            subscription = self.subscription
            if subscription == nil { asked += 1 }
        }
        switch event {
        case .value(let value): hand(value, to: waiter)
        case .end(.failure(let error)): waiter.resume(throwing: error)
        case .end(.finished): waiter.resume(returning: nil)
        case nil: if isOver { waiter.resume(returning: nil) } else { subscription?.request(.max(1)) }
        }
    }
}
