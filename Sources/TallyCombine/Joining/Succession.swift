/// Delivers what one publisher does, and when that has ended perhaps what another does, until downstream has what it asked for.
final class Succession<Downstream: Subscriber>: Junction<Downstream> {
    private var subscription: (any Subscription)?
    /// Counts the publishers: only the last is listened to.
    private var current = 0
    private var isBetween = true
    private var hasStarted = false

    /// How to subscribe to the next publisher.
    ///
    /// - Parameter end: called when it has ended; attaches another, or ends the whole.
    func leg<Failure: Error>(
        of type: Failure.Type = Failure.self, end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> Side<Downstream.Input, Failure> {
        var id = 0
        change {
            current += 1
            id = current
            isBetween = false
        }
        return Side(
            begin: { self.begin($0, id) },
            end: { completion in
                var isLast = false
                self.change {
                    guard id == self.current, !self.isBetween else { return }
                    isLast = true
                    self.subscription = nil
                    self.isBetween = true
                }
                if isLast { end(completion) }
            },
            take: { value in
                self.change {
                    if id == self.current, !self.isBetween, self.demand > .none { self.deliver(value) }
                }
                return .none
            })
    }

    private func begin(_ new: any Subscription, _ id: Int) {
        var (isKept, isFirst) = (false, false)
        change {
            guard id == current, !isBetween, subscription == nil else { return }
            subscription = new
            isKept = true
            isFirst = !hasStarted
            hasStarted = true
            request(demand, from: new)
        }
        if !isKept { return new.cancel() }
        if isFirst { start() }
    }

    func conclude(_ completion: Subscribers.Completion<Downstream.Failure>) { change { end(completion) } }

    override func demandGrew(by more: Subscribers.Demand) { request(more, from: subscription) }

    override func letGo() -> [any Cancellable] {
        defer { subscription = nil }
        return [subscription].compactMap { $0 }
    }
}
