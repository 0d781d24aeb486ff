/// One who receives what a subject is sent.
class Conduit<Output, Failure: Error> {
    func offer(_ value: Output) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
}

/// Who receives the values of a subject, in the order of subscription; from any thread.
final class ConduitList<Output, Failure: Error> {
    private let lock = Lock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?

    /// Nothing is delivered any more.
    var isOver: Bool { lock.holding { completion != nil } }

    /// Answers how it ended, where it has: the conduit is not kept then.
    func add(_ conduit: Conduit<Output, Failure>) -> Subscribers.Completion<Failure>? {
        lock.holding {
            if let completion { return completion }
            conduits.append(conduit)
            return nil
        }
    }

    func remove(_ conduit: Conduit<Output, Failure>) {
        // What it holds goes when the lock is open: its end may come back here.
        let removed = lock.holding {
            conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) }
        }
        withExtendedLifetime(removed) {}
    }

    /// Delivers a value; one who cancels while that is done, by that value, gets it no more.
    func send(_ value: Output) {
        let all = lock.holding { conduits }
        for conduit in all { conduit.offer(value) }
    }

    /// Ends it: what is sent later is not delivered. A second end is none.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        var all: [Conduit<Output, Failure>] = []
        lock.holding {
            guard self.completion == nil else { return }
            self.completion = completion
            swap(&all, &conduits)
        }
        for conduit in all { conduit.finish(completion) }
    }
}
