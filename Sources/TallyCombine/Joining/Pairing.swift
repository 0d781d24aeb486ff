/// Delivers what several publishers of different values make together. Each is asked for as much as downstream asks for.
class Pairing<Downstream: Subscriber>: Junction<Downstream> {
    private struct Source {
        var subscription: (any Subscription)?
        var isOver = false
    }

    private var sources: [Source]
    /// What was asked for before a source had its subscription.
    private var asked = Subscribers.Demand.none
    final let make: ([Any]) -> Downstream.Input

    init(_ downstream: Downstream, _ description: String, _ count: Int, _ make: @escaping ([Any]) -> Downstream.Input) {
        sources = Array(repeating: Source(), count: count)
        self.make = make
        super.init(downstream, description)
    }

    final func side<Input>(_ index: Int, of type: Input.Type = Input.self) -> Side<Input, Downstream.Failure> {
        Side(
            begin: { self.begin($0, index) }, end: { self.end($0, index) },
            take: { value in
                self.change { if !self.sources[index].isOver { self.take(value, index) } }
                return .none
            })
    }

    private func begin(_ subscription: any Subscription, _ index: Int) {
        var isKept = false
        change {
            guard sources[index].subscription == nil, !sources[index].isOver else { return }
            sources[index].subscription = subscription
            isKept = true
            request(asked, from: subscription)
        }
        if !isKept { subscription.cancel() }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        change {
            if sources[index].isOver { return }
            sources[index] = Source(subscription: nil, isOver: true)
            if case .failure = completion { return end(completion) }
            endIfDone()
        }
    }

    final override func demandGrew(by more: Subscribers.Demand) {
        asked += more
        for source in sources { request(more, from: source.subscription) }
    }

    final var areAllOver: Bool { sources.allSatisfy(\.isOver) }
    final func isOver(_ index: Int) -> Bool { sources[index].isOver }

    // MARK: For subclasses, under the lock

    func take(_ value: Any, _ index: Int) {}
    func endIfDone() {}
    func forget() {}

    final override func letGo() -> [any Cancellable] {
        forget()
        let rest = sources.compactMap(\.subscription)
        sources = sources.map { _ in Source(subscription: nil, isOver: true) }
        return rest
    }
}

/// One value of each, the first with the first.
final class Zipping<Downstream: Subscriber>: Pairing<Downstream> {
    private var values: [[Any]]

    init(_ downstream: Downstream, _ count: Int, _ make: @escaping ([Any]) -> Downstream.Input) {
        values = Array(repeating: [], count: count)
        super.init(downstream, "Zip", count, make)
    }

    override func take(_ value: Any, _ index: Int) {
        values[index].append(value)
        if values.contains(where: \.isEmpty) { return }
        deliver(make(values.indices.map { values[$0].removeFirst() }))
        endIfDone()
    }

    override func endIfDone() {
        if values.indices.contains(where: { isOver($0) && values[$0].isEmpty }) { end(.finished) }
    }

    override func forget() { values = values.map { _ in [] } }
}

/// The newest value of each, once each has one. While nothing is asked for, the newest are only kept.
final class Latest<Downstream: Subscriber>: Pairing<Downstream> {
    private var values: [Any?]

    init(_ downstream: Downstream, _ count: Int, _ make: @escaping ([Any]) -> Downstream.Input) {
        values = Array(repeating: nil, count: count)
        super.init(downstream, "CombineLatest", count, make)
    }

    override func take(_ value: Any, _ index: Int) {
        values[index] = .some(value)
        let all = values.compactMap { $0 }
        if all.count == values.count, demand > .none { deliver(make(all)) }
    }

    override func endIfDone() { if areAllOver { end(.finished) } }
    override func forget() { values = values.map { _ in nil } }
}
