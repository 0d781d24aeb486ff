import TallyCombine

/// A subscriber that asks for what it is told to and notes what comes, and what must not.
final class Listener<Input, Failure: Error>: Subscriber {
    private let clock: TestClock
    private let first: Subscribers.Demand
    private let more: Subscribers.Demand
    private let onValue: ((Listener, Input) -> Void)?
    private(set) var subscription: (any Subscription)?
    private(set) var events: [(time: Int, event: Marbles.Event)] = []
    /// What breaks the rules: more than was asked for, anything after the end, a second subscription.
    private(set) var faults: [String] = []
    private var asked = Subscribers.Demand.none
    private var isOver = false

    init(
        _ clock: TestClock, asks first: Subscribers.Demand = .unlimited, then more: Subscribers.Demand = .none,
        onValue: ((Listener, Input) -> Void)? = nil
    ) {
        self.clock = clock
        self.first = first
        self.more = more
        self.onValue = onValue
    }

    var text: String { Marbles.text(events) }

    func ask(_ demand: Subscribers.Demand) {
        asked += demand
        subscription?.request(demand)
    }

    func cancel() {
        isOver = true
        subscription?.cancel()
        subscription = nil
    }

    func receive(subscription: any Subscription) {
        if self.subscription != nil { faults.append("a second subscription") }
        self.subscription = subscription
        if first > .none { ask(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if subscription == nil && !isOver { faults.append("\(input) before the subscription") }
        if isOver { faults.append("\(input) after the end") }
        if asked == .none { faults.append("\(input) unasked") }
        asked -= 1
        events.append((clock.time, .value("\(input)")))
        onValue?(self, input)
        asked += more
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if isOver { faults.append("a second end") }
        isOver = true
        subscription = nil
        if case .finished = completion {
            events.append((clock.time, .finished))
        } else {
            events.append((clock.time, .failed))
        }
    }
}
