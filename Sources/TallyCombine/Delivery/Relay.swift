/// What an operator answers a value with.
enum Step<Output, Failure: Error> {
    case deliver(Output)
    /// Nothing, and asks for one value more in its place.
    case skip
    /// Nothing, as it was asked for beforehand.
    case hold
    /// Ends: upstream is cancelled, after a last value.
    case end(Output?, Subscribers.Completion<Failure>)
}

/// Between one publisher and one subscriber, for operators that answer each value by a step.
///
/// The steps follow one another, as the values do. No lock is held while one is taken.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Output = Downstream.Input
    typealias Ending = (last: Output?, Subscribers.Completion<Downstream.Failure>)

    private struct Work {
        let downstream: Downstream
        let step: (Input) -> Step<Output, Downstream.Failure>
        let end: (Subscribers.Completion<Failure>) -> Ending
    }

    private let lock = Lock()
    private let tie = Tie()
    private var work: Work?
    private var isEnding = false
    /// How many values upstream one downstream needs.
    private let scale: Int
    let description: String

    init(
        _ downstream: Downstream, _ description: String, scale: Int = 1,
        end: @escaping (Subscribers.Completion<Failure>) -> Ending,
        step: @escaping (Input) -> Step<Output, Downstream.Failure>
    ) {
        work = Work(downstream: downstream, step: step, end: end)
        self.scale = scale
        self.description = description
    }

    func receive(subscription: any Subscription) {
        guard let work = lock.holding({ work }), tie.take(subscription) else { return }
        work.downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let work = lock.holding({ isEnding ? nil : work }) else { return .none }
        switch work.step(input) {
        case .deliver(let output): return work.downstream.receive(output) * scale
        case .skip: return .max(1)
        case .hold: return .none
        case .end(let last, let completion):
            lock.holding { isEnding = true }
            if let last { _ = work.downstream.receive(last) }
            tie.release()?.cancel()
            take()?.downstream.receive(completion: completion)
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let work = lock.holding({ isEnding ? nil : work }) else { return }
        lock.holding { isEnding = true }
        _ = tie.release()
        let (last, completion) = work.end(completion)
        if let last { _ = work.downstream.receive(last) }
        take()?.downstream.receive(completion: completion)
    }

    /// Ends without having subscribed to anything.
    func finishAtOnce() {
        guard let work = take() else { return }
        work.downstream.receive(subscription: Subscriptions.empty)
        work.downstream.receive(completion: .finished)
    }

    func request(_ demand: Subscribers.Demand) { if demand > .none { tie.current?.request(demand * scale) } }

    func cancel() {
        let ended = take()
        tie.release()?.cancel()
        withExtendedLifetime(ended) {}
    }

    private func take() -> Work? {
        lock.holding {
            let taken = work
            work = nil
            return taken
        }
    }
}

extension Relay where Downstream.Failure == Failure {
    /// Ends as upstream does.
    convenience init(
        _ downstream: Downstream, _ description: String, step: @escaping (Input) -> Step<Output, Downstream.Failure>
    ) {
        self.init(downstream, description, end: { (nil, $0) }, step: step)
    }
}

extension Relay where Downstream.Failure == any Error {
    /// Ends as upstream does, or by what a step throws.
    convenience init(
        _ downstream: Downstream, _ description: String,
        trying step: @escaping (Input) throws -> Step<Output, any Error>
    ) {
        self.init(
            downstream, description, end: { (nil, $0.mapError { $0 }) },
            step: {
                do { return try step($0) } catch { return .end(nil, .failure(error)) }
            })
    }
}
