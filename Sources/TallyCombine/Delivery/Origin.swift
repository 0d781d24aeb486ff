/// Delivers the elements of a sequence, as many as are asked for, then finishes or fails.
final class Origin<Elements: Swift.IteratorProtocol, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Elements.Element == Downstream.Input {
    private let lock = Lock()
    private var downstream: Downstream?
    // Touched by whoever delivers alone.
    private var elements: Elements
    private var next: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false
    private let ending: Subscribers.Completion<Downstream.Failure>
    let description: String

    /// Hands itself to the subscriber; where there is no element, it ends at once.
    static func attach(
        _ downstream: Downstream, _ elements: Elements, _ description: String,
        ending: Subscribers.Completion<Downstream.Failure> = .finished
    ) {
        var elements = elements
        guard let first = elements.next() else {
            downstream.receive(subscription: Subscriptions.empty)
            return downstream.receive(completion: ending)
        }
        downstream.receive(subscription: Origin(downstream, elements, first, description, ending))
    }

    private init(
        _ downstream: Downstream, _ elements: Elements, _ first: Elements.Element, _ description: String,
        _ ending: Subscribers.Completion<Downstream.Failure>
    ) {
        self.downstream = downstream
        self.elements = elements
        self.ending = ending
        self.description = description
        next = first
    }

    func request(_ more: Subscribers.Demand) {
        // Who asks while a value is delivered, or on another thread, has it delivered by whoever is at it.
        let begins = lock.holding {
            demand += more
            if isDelivering || demand == .none || downstream == nil { return false }
            isDelivering = true
            return true
        }
        if begins { deliver() }
    }

    private func deliver() {
        while let downstream = takeTurn() {
            guard let value = next else { return }
            next = elements.next()
            let more = downstream.receive(value)
            lock.holding { demand += more }
            // The end needs no demand.
            if next == nil { return take()?.receive(completion: ending) ?? () }
        }
    }

    private func takeTurn() -> Downstream? {
        lock.holding {
            guard let downstream, demand > .none else {
                isDelivering = false
                return nil
            }
            demand -= 1
            return downstream
        }
    }

    func cancel() { withExtendedLifetime(take()) {} }

    private func take() -> Downstream? {
        lock.holding {
            let taken = downstream
            downstream = nil
            return taken
        }
    }
}
