/// Between several publishers, or a clock, and one subscriber: delivers one thing after another, in the order decided.
///
/// What is to be done is put in line under the lock and done when the lock is open. One thread at a time works the line off:
/// what another adds meanwhile it does too. What a callback adds on the same thread is done inside the callback, at once.
///
/// A scheduled one delivers in a line of its own, which only `changeOnSchedule(_:)` works off: where its scheduler runs.
class Junction<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private enum Act {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
        case request(any Subscription, Subscribers.Demand)
        case cancel(any Cancellable)
    }

    private struct Line {
        var acts: [Act] = []
        var worker: ThreadName?
    }

    private let lock = Lock()
    // Guarded by `lock`, as is what subclasses keep.
    private var downstream: Downstream?
    private var line = Line()
    private var deliveries = Line()
    private let isScheduled: Bool
    private(set) final var isOver = false
    /// How many values more downstream has asked for, less those in line.
    final var demand = Subscribers.Demand.none
    let description: String

    init(_ downstream: Downstream, _ description: String, isScheduled: Bool = false) {
        self.downstream = downstream
        self.isScheduled = isScheduled
        self.description = description
    }

    /// Hands itself to the subscriber.
    final func start() { lock.holding { downstream }?.receive(subscription: self) }

    final var isDone: Bool { lock.holding { isOver } }

    /// Changes what is kept, unless it is over, then does what that has put in line.
    final func change(_ body: () -> Void) {
        lock.holding { if !isOver { body() } }
        work(delivering: false)
    }

    /// As `change(_:)`, and delivers: called by the scheduler.
    final func changeOnSchedule(_ body: () -> Void) {
        change(body)
        work(delivering: true)
    }

    // MARK: For subclasses, under the lock

    /// Called when more has been asked for.
    func demandGrew(by more: Subscribers.Demand) {}

    /// Lets go of what is kept, and answers the subscriptions that are to be cancelled.
    func letGo() -> [any Cancellable] { [] }

    /// Puts a value in line, and counts it.
    final func deliver(_ value: Downstream.Input) {
        demand -= 1
        put(.value(value))
    }

    private func put(_ act: Act) {
        if isScheduled { deliveries.acts.append(act) } else { line.acts.append(act) }
    }

    final func request(_ demand: Subscribers.Demand, from subscription: (any Subscription)?) {
        if let subscription, demand > .none { line.acts.append(.request(subscription, demand)) }
    }

    final func cancel(_ ended: (any Cancellable)?) { if let ended { line.acts.append(.cancel(ended)) } }

    /// Nothing is taken any more; the rest of the subscriptions is cancelled, then the end is delivered.
    final func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if isOver { return }
        isOver = true
        for one in letGo() { cancel(one) }
        put(.completion(completion))
    }

    // MARK: As a subscription

    final func request(_ more: Subscribers.Demand) {
        if more > .none { grant(more) }
    }

    private func grant(_ more: Subscribers.Demand) {
        change {
            demand += more
            demandGrew(by: more)
        }
    }

    final func cancel() {
        var ended: Downstream?
        var dropped = (line: Line(), deliveries: Line())
        var rest: [any Cancellable] = []
        lock.holding {
            if !isOver { rest = letGo() }
            isOver = true
            swap(&ended, &downstream)
            swap(&dropped.line.acts, &line.acts)
            swap(&dropped.deliveries.acts, &deliveries.acts)
        }
        for one in rest { one.cancel() }
        // Subscriptions that were in line to be cancelled still are.
        for case .cancel(let subscription) in dropped.line.acts { subscription.cancel() }
        withExtendedLifetime(ended) {}
    }

    // MARK: The line

    private func work(delivering: Bool) {
        let me = ThreadName.current
        var isOutermost = false
        while true {
            let next = lock.holding {
                delivering ? Self.next(&deliveries, me, &isOutermost) : Self.next(&line, me, &isOutermost)
            }
            guard let next else { return }
            perform(next)
        }
    }

    private static func next(_ line: inout Line, _ me: ThreadName, _ isOutermost: inout Bool) -> Act? {
        if let worker = line.worker, worker != me { return nil }
        if line.acts.isEmpty {
            if isOutermost { line.worker = nil }
            return nil
        }
        if line.worker == nil {
            line.worker = me
            isOutermost = true
        }
        return line.acts.removeFirst()
    }

    private func perform(_ act: Act) {
        switch act {
        case .value(let value):
            guard let more = lock.holding({ downstream })?.receive(value) else { return }
            if more > .none { grant(more) }
        case .completion(let completion):
            let last = lock.holding {
                let last = self.downstream
                self.downstream = nil
                return last
            }
            last?.receive(completion: completion)
        case .request(let subscription, let demand): subscription.request(demand)
        case .cancel(let ended): ended.cancel()
        }
    }
}

/// One of several publishers that come together at a junction.
final class Side<Input, Failure: Error>: Subscriber {
    private let begin: (any Subscription) -> Void
    private let take: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void

    init(
        begin: @escaping (any Subscription) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void,
        take: @escaping (Input) -> Subscribers.Demand
    ) {
        self.begin = begin
        self.end = end
        self.take = take
    }

    func receive(subscription: any Subscription) { begin(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { take(input) }
    func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
