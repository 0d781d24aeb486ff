extension Publishers {
    /// Delivers what the newest of the publishers that come does; those before it are cancelled.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let switching = Switching(subscriber)
            upstream.subscribe(
                Side<P, Failure>(
                    begin: { switching.openOuter($0) }, end: { switching.closeOuter($0) },
                    take: { publisher in
                        if let side = switching.next() { publisher.subscribe(side) }
                        return .none
                    }))
        }
    }
}

/// Delivers what the newest of several publishers does.
private final class Switching<Downstream: Subscriber>: Junction<Downstream> {
    private var outer: (any Subscription)?
    private var isOpen = true
    /// Counts the publishers: who is not the newest is not listened to.
    private var newest = 0
    private var hasInner = false
    private var inner: (any Subscription)?

    init(_ downstream: Downstream) { super.init(downstream, "SwitchToLatest") }

    func openOuter(_ subscription: any Subscription) {
        var isKept = false
        change {
            guard outer == nil, isOpen else { return }
            outer = subscription
            isKept = true
        }
        guard isKept else { return subscription.cancel() }
        start()
        change { request(.unlimited, from: outer) }
    }

    func closeOuter(_ completion: Subscribers.Completion<Downstream.Failure>) {
        change {
            outer = nil
            isOpen = false
            if case .failure = completion { return end(completion) }
            if !hasInner { end(.finished) }
        }
    }

    /// Cancels the one there is and answers how to subscribe to the next; nil where it is over.
    func next() -> Side<Downstream.Input, Downstream.Failure>? {
        var made: Int?
        change {
            cancel(inner)
            inner = nil
            hasInner = true
            newest += 1
            made = newest
        }
        guard let id = made else { return nil }
        return Side(
            begin: { self.begin($0, id) }, end: { self.end($0, id) },
            take: { value in
                self.change { if id == self.newest, self.demand > .none { self.deliver(value) } }
                return .none
            })
    }

    private func begin(_ subscription: any Subscription, _ id: Int) {
        var isKept = false
        change {
            guard id == newest, inner == nil, hasInner else { return }
            inner = subscription
            isKept = true
            request(demand, from: subscription)
        }
        if !isKept { subscription.cancel() }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ id: Int) {
        change {
            guard id == newest, hasInner else { return }
            inner = nil
            hasInner = false
            if case .failure = completion { return end(completion) }
            if !isOpen { end(.finished) }
        }
    }

    override func demandGrew(by more: Subscribers.Demand) { request(more, from: inner) }

    override func letGo() -> [any Cancellable] {
        let rest = [inner, outer].compactMap { $0 }
        (inner, outer, hasInner) = (nil, nil, false)
        return rest
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Delivers what the newest of the publishers that come does.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}
