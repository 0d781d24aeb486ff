/// Between one publisher and one subscriber, for operators that answer all values by one.
///
/// It asks for all values at once. The answer waits until somebody has asked for it.
final class Reducer<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Output = Downstream.Input

    enum Step {
        case goOn
        /// Nothing that comes can change the answer.
        case done
        case fail(Downstream.Failure)
    }

    private struct Work {
        let downstream: Downstream
        let step: (Input) -> Step
        let answer: () -> Output?
        let convert: (Failure) -> Downstream.Failure
    }

    private let lock = Lock()
    private let tie = Tie()
    private var work: Work?
    private var isEnding = false
    private var isAsked = false
    private var answer: Output?
    let description: String

    /// - Parameter answer: asked for once, at the end; nothing is delivered where it is nil.
    init(
        _ downstream: Downstream, _ description: String, convert: @escaping (Failure) -> Downstream.Failure,
        answer: @escaping () -> Output?, step: @escaping (Input) -> Step
    ) {
        work = Work(downstream: downstream, step: step, answer: answer, convert: convert)
        self.description = description
    }

    func receive(subscription: any Subscription) {
        guard let work = lock.holding({ work }), tie.take(subscription) else { return }
        work.downstream.receive(subscription: self)
        if lock.holding({ self.work != nil }) { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let work = lock.holding({ isEnding ? nil : work }) else { return .none }
        switch work.step(input) {
        case .goOn: break
        case .done:
            lock.holding { isEnding = true }
            tie.release()?.cancel()
            conclude(work)
        case .fail(let error):
            lock.holding { isEnding = true }
            tie.release()?.cancel()
            take()?.downstream.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let work = lock.holding({ isEnding ? nil : work }) else { return }
        lock.holding { isEnding = true }
        _ = tie.release()
        switch completion {
        case .finished: conclude(work)
        case .failure(let error): take()?.downstream.receive(completion: .failure(work.convert(error)))
        }
    }

    private func conclude(_ work: Work) {
        guard let answer = work.answer() else { return finish() }
        let isAsked = lock.holding {
            if !self.isAsked { self.answer = answer }
            return self.isAsked
        }
        if isAsked { deliver(answer) }
    }

    private func deliver(_ answer: Output) {
        guard let work = lock.holding({ work }) else { return }
        _ = work.downstream.receive(answer)
        finish()
    }

    private func finish() { take()?.downstream.receive(completion: .finished) }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        var waiting: Output?
        lock.holding {
            isAsked = true
            swap(&waiting, &answer)
        }
        if let waiting { deliver(waiting) }
    }

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

extension Reducer where Downstream.Failure == Failure {
    convenience init(
        _ downstream: Downstream, _ description: String, answer: @escaping () -> Output?,
        step: @escaping (Input) -> Step
    ) {
        self.init(downstream, description, convert: { $0 }, answer: answer, step: step)
    }
}

extension Reducer where Downstream.Failure == any Error {
    /// Fails with what a step throws, too.
    convenience init(
        _ downstream: Downstream, _ description: String, answer: @escaping () -> Output?,
        trying step: @escaping (Input) throws -> Step
    ) {
        self.init(
            downstream, description, convert: { $0 }, answer: answer,
            step: {
                do { return try step($0) } catch { return .fail(error) }
            })
    }
}
