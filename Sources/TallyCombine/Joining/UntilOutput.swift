extension Publishers {
    /// Passes nothing on until another publisher has delivered a value.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate(subscriber, "DropUntilOutput", isOpen: false)
            gate.start()
            other.subscribe(
                gate.sign { completion in
                    // Without a sign nothing can come any more.
                    if case .failure(let error) = completion { .failure(error) } else { .finished }
                })
            upstream.subscribe(gate.main())
        }
    }

    /// Passes values on until another publisher has delivered one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate(subscriber, "PrefixUntilOutput", isOpen: true)
            gate.start()
            let sign: Side<Other.Output, Other.Failure> = gate.sign { _ in nil }
            other.subscribe(sign)
            upstream.subscribe(gate.main())
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// Opens, or ends, by the first value of another publisher.
private final class Gate<Downstream: Subscriber>: Junction<Downstream> {
    private let isOpenAtFirst: Bool
    private var isOpen: Bool
    private var subscription: (any Subscription)?
    private var signs: (any Subscription)?
    private var asked = Subscribers.Demand.none

    init(_ downstream: Downstream, _ description: String, isOpen: Bool) {
        isOpenAtFirst = isOpen
        self.isOpen = isOpen
        super.init(downstream, description)
    }

    func main() -> Side<Downstream.Input, Downstream.Failure> {
        Side(
            begin: { new in
                var isKept = false
                self.change {
                    guard self.subscription == nil else { return }
                    self.subscription = new
                    isKept = true
                    self.request(self.asked, from: new)
                }
                if !isKept { new.cancel() }
            },
            end: { completion in
                self.change {
                    self.subscription = nil
                    self.end(completion)
                }
            },
            take: { value in
                self.change {
                    if self.demand == .none { return }
                    if self.isOpen { self.deliver(value) } else { self.request(.max(1), from: self.subscription) }
                }
                return .none
            })
    }

    /// - Parameter closing: how an end without a value ends the whole; nil where it does not.
    func sign<Input, Failure: Error>(
        closing: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>?
    ) -> Side<Input, Failure> {
        Side(
            begin: { new in
                var isKept = false
                self.change {
                    guard self.signs == nil else { return }
                    self.signs = new
                    isKept = true
                    self.request(.max(1), from: new)
                }
                if !isKept { new.cancel() }
            },
            end: { completion in
                self.change {
                    self.signs = nil
                    if self.isOpen == self.isOpenAtFirst, let completion = closing(completion) { self.end(completion) }
                }
            },
            take: { _ in
                self.change {
                    if self.isOpenAtFirst { return self.end(.finished) }
                    self.isOpen = true
                    self.cancel(self.signs)
                    self.signs = nil
                }
                return .none
            })
    }

    override func demandGrew(by more: Subscribers.Demand) {
        asked += more
        request(more, from: subscription)
    }

    override func letGo() -> [any Cancellable] {
        defer { (subscription, signs) = (nil, nil) }
        return [subscription, signs].compactMap { $0 }
    }
}

extension Publisher {
    /// Ignores what comes until another publisher has delivered a value.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }

    /// Finishes when another publisher has delivered a value.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
