/// Delivers what several publishers do, as it comes; their number may change. For merging and flat maps.
///
/// Where downstream takes all, every source is asked for all; else each for one value, which waits here until it is asked
/// for.
final class Gathering<Downstream: Subscriber>: Junction<Downstream> {
    private struct Source {
        let id: Int
        var subscription: (any Subscription)?
        var isUnlimited = false
    }

    private var sources: [Source] = []
    private var waiting: [(value: Downstream.Input, source: Int)] = []
    private var sourcesMade = 0
    /// Publishers that are still to come.
    private var isOpen: Bool
    /// What publishers come from, and how many values of it are wanted at most at a time.
    private var outer: (any Subscription)?
    private let mostSources: Subscribers.Demand

    init(
        _ downstream: Downstream, _ description: String, isOpen: Bool = false,
        mostSources: Subscribers.Demand = .unlimited
    ) {
        self.isOpen = isOpen
        self.mostSources = mostSources
        super.init(downstream, description)
    }

    // MARK: What publishers come from

    func openOuter(_ subscription: any Subscription) {
        var isKept = false
        change {
            guard outer == nil, isOpen else { return }
            outer = subscription
            isKept = true
        }
        guard isKept else { return subscription.cancel() }
        start()
        change { request(mostSources, from: outer) }
    }

    func closeOuter(_ completion: Subscribers.Completion<Downstream.Failure>) {
        change {
            isOpen = false
            outer = nil
            if case .failure = completion { return end(completion) }
            endIfDone()
        }
    }

    func fail(_ error: Downstream.Failure) { change { end(.failure(error)) } }

    // MARK: Sources

    /// Makes room for one more publisher, which is subscribed to by the answer; nil where it is over.
    func source() -> Side<Downstream.Input, Downstream.Failure>? {
        var made: Int?
        change {
            sourcesMade += 1
            sources.append(Source(id: sourcesMade))
            made = sourcesMade
        }
        guard let id = made else { return nil }
        return Side(
            begin: { self.begin($0, id) }, end: { self.end($0, id) },
            take: {
                self.take($0, id)
                return .none
            })
    }

    private func index(of id: Int) -> Int? { sources.firstIndex { $0.id == id } }

    private func begin(_ subscription: any Subscription, _ id: Int) {
        var isKept = false
        change {
            guard let index = index(of: id), sources[index].subscription == nil else { return }
            sources[index].subscription = subscription
            isKept = true
            ask(index)
        }
        if !isKept { subscription.cancel() }
    }

    /// Asks for the first value, or for all, once somebody has asked for any.
    private func ask(_ index: Int) {
        let source = sources[index]
        guard demand > .none || isPrimed, source.subscription != nil, !source.isUnlimited else { return }
        sources[index].isUnlimited = demand == .unlimited
        request(demand == .unlimited ? .unlimited : .max(1), from: source.subscription)
    }

    /// Whether downstream has asked for anything yet.
    private var isPrimed = false

    override func demandGrew(by more: Subscribers.Demand) {
        while demand > .none, !waiting.isEmpty {
            let (value, id) = waiting.removeFirst()
            deliver(value)
            replenish(id)
        }
        if !isPrimed || demand == .unlimited {
            isPrimed = true
            for index in sources.indices { ask(index) }
        }
        endIfDone()
    }

    private func take(_ value: Downstream.Input, _ id: Int) {
        change {
            guard index(of: id) != nil else { return }
            if demand > .none, waiting.isEmpty {
                deliver(value)
                replenish(id)
            } else {
                waiting.append((value, id))
            }
        }
    }

    private func replenish(_ id: Int) {
        if let index = index(of: id), !sources[index].isUnlimited {
            request(.max(1), from: sources[index].subscription)
        }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ id: Int) {
        change {
            guard let index = index(of: id) else { return }
            sources.remove(at: index)
            if case .failure = completion { return end(completion) }
            if isOpen, mostSources != .unlimited { request(.max(1), from: outer) }
            endIfDone()
        }
    }

    private func endIfDone() { if !isOpen, sources.isEmpty, waiting.isEmpty { end(.finished) } }

    override func letGo() -> [any Cancellable] {
        let rest: [any Cancellable] = sources.compactMap(\.subscription) + [outer].compactMap { $0 }
        sources = []
        waiting = []
        outer = nil
        return rest
    }
}
