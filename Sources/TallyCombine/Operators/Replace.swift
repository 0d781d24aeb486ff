extension Publishers {
    /// Delivers a value where there was none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let replacing = Replacing(subscriber, "ReplaceEmpty")
            let output = output
            upstream.subscribe(
                replacing.side { completion, hadValues in
                    if case .finished = completion, !hadValues { return (output, completion) }
                    return (nil, completion)
                })
        }
    }

    /// Delivers a value and finishes where upstream fails.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let replacing = Replacing(subscriber, "ReplaceError")
            let output = output
            let side: Side<Output, Upstream.Failure> = replacing.side { completion, _ in
                if case .failure = completion { return (output, .finished) }
                return (nil, .finished)
            }
            upstream.subscribe(side)
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Output: Equatable {}
extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Output: Equatable {}

/// Passes values on, and may deliver one more at the end, when it is asked for.
private final class Replacing<Downstream: Subscriber>: Junction<Downstream> {
    typealias Ending = (last: Downstream.Input?, Subscribers.Completion<Downstream.Failure>)

    private var subscription: (any Subscription)?
    private var hadValues = false
    private var ending: Ending?

    func side<Failure: Error>(
        ending: @escaping (Subscribers.Completion<Failure>, _ hadValues: Bool) -> Ending
    ) -> Side<Downstream.Input, Failure> {
        Side(
            begin: { new in
                var isKept = false
                self.change {
                    guard self.subscription == nil else { return }
                    self.subscription = new
                    isKept = true
                }
                if isKept { self.start() } else { new.cancel() }
            },
            end: { completion in
                self.change {
                    if self.ending != nil { return }
                    self.subscription = nil
                    self.ending = ending(completion, self.hadValues)
                    self.endIfDone()
                }
            },
            take: { value in
                self.change {
                    if self.ending != nil || self.demand == .none { return }
                    self.hadValues = true
                    self.deliver(value)
                }
                return .none
            })
    }

    private func endIfDone() {
        guard let ending else { return }
        if let last = ending.last {
            if demand == .none { return }
            deliver(last)
        }
        end(ending.1)
    }

    override func demandGrew(by more: Subscribers.Demand) {
        request(more, from: subscription)
        endIfDone()
    }

    override func letGo() -> [any Cancellable] {
        defer { (subscription, ending) = (nil, nil) }
        return [subscription].compactMap { $0 }
    }
}

extension Publisher {
    /// Delivers a value where there was none.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Delivers a value and finishes where it fails.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
