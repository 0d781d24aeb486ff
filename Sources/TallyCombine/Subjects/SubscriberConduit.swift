/// The tie of a subscriber to a subject, which holds to what it has asked for.
final class SubscriberConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure>, Subscription,
    CustomStringConvertible
{
    private let lock = Lock()
    private weak var list: ConduitList<Downstream.Input, Downstream.Failure>?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// Whether the newest value is kept for one who asks later.
    private let keepsNewest: Bool
    private var newest: Downstream.Input?
    private let asked: (() -> Void)?
    private let ended: (() -> Void)?
    let description: String

    /// - Parameters:
    ///   - asked: runs each time it asks for values.
    ///   - ended: runs when it is cancelled.
    init(
        _ downstream: Downstream, _ list: ConduitList<Downstream.Input, Downstream.Failure>, _ description: String,
        keepsNewest: Bool = false, asked: (() -> Void)? = nil, ended: (() -> Void)? = nil
    ) {
        self.downstream = downstream
        self.list = list
        self.description = description
        self.keepsNewest = keepsNewest
        self.asked = asked
        self.ended = ended
    }

    /// Attaches it: the subscriber gets its subscription, and the value as soon as it asks.
    ///
    /// - Parameter current: the value there is now; asked for when the conduit is in the list, so that none is missed.
    func attach(current: () -> Downstream.Input?) {
        guard let list, let downstream = lock.holding({ downstream }) else { return }
        if let completion = list.add(self) {
            lock.holding { self.downstream = nil }
            downstream.receive(subscription: Subscriptions.empty)
            return downstream.receive(completion: completion)
        }
        if keepsNewest {
            let value = current()
            lock.holding { if newest == nil { newest = value } }
        }
        downstream.receive(subscription: self)
    }

    override func offer(_ value: Downstream.Input) {
        let target = lock.holding { () -> Downstream? in
            guard let downstream else { return nil }
            if demand == .none {
                if keepsNewest { newest = value }
                return nil
            }
            demand -= 1
            newest = nil
            return downstream
        }
        guard let target else { return }
        let more = target.receive(value)
        if more > .none { grant(more) }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        take()?.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) {
        guard more > .none else { return }
        asked?()
        grant(more)
    }

    private func grant(_ more: Subscribers.Demand) {
        var more = more
        while more > .none {
            let kept = lock.holding { () -> (Downstream, Downstream.Input)? in
                guard let downstream else { return nil }
                demand += more
                guard let value = newest else { return nil }
                newest = nil
                demand -= 1
                return (downstream, value)
            }
            guard let (downstream, value) = kept else { return }
            more = downstream.receive(value)
        }
    }

    func cancel() {
        let ended = take()
        list?.remove(self)
        self.ended?()
        withExtendedLifetime(ended) {}
    }

    private func take() -> Downstream? {
        var kept: Downstream.Input?
        let taken = lock.holding {
            swap(&kept, &newest)
            let taken = downstream
            downstream = nil
            return taken
        }
        withExtendedLifetime(kept) {}
        return taken
    }
}
