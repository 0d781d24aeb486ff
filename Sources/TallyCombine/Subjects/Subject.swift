/// A publisher that delivers what is sent to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)

    /// Ends the subject: nothing sent later is delivered.
    func send(completion: Subscribers.Completion<Failure>)

    /// Hands it the subscription to a publisher whose values are sent through it.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Sends what a publisher delivers through a subject.
final class SubjectForwarder<S: Subject>: Subscriber, Cancellable {
    typealias Input = S.Output
    typealias Failure = S.Failure

    private let lock = Lock()
    private let tie = Tie()
    private var subject: S?

    init(_ subject: S) { self.subject = subject }

    private var target: S? { lock.holding { subject } }

    private func end() -> S? {
        lock.holding {
            let ended = subject
            subject = nil
            return ended
        }
    }

    func receive(subscription: any Subscription) {
        guard tie.take(subscription) else { return }
        target?.send(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        target?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        _ = tie.release()
        end()?.send(completion: completion)
    }

    func cancel() {
        let ended = end()
        tie.release()?.cancel()
        withExtendedLifetime(ended) {}
    }
}
