/// Who receives the values of a publisher, in the order of subscription; from any thread.
final class SubscriberList<Output> {
    private typealias Subscriber = (id: Int, receive: (Output) -> Void)
    private let lock = Lock()
    private var subscribers: [Subscriber] = []
    private var nextID = 0
    private var hasEnded = false

    /// Nothing is delivered any more.
    var isOver: Bool { lock.holding { hasEnded } }

    func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        let id: Int? = lock.holding {
            if hasEnded { return nil }
            nextID += 1
            subscribers.append((nextID, receive))
            return nextID
        }
        guard let id else { return AnyCancellable {} }
        return AnyCancellable { [weak self] in self?.remove(id) }
    }

    private func remove(_ id: Int) {
        // What the closure holds goes when the lock is open: its end may come back here.
        var removed: Subscriber?
        lock.holding {
            if let index = subscribers.firstIndex(where: { $0.id == id }) { removed = subscribers.remove(at: index) }
        }
        withExtendedLifetime(removed) {}
    }

    /// Delivers a value; one who cancels while that is done, by that value, gets it no more.
    func send(_ value: Output) {
        let all = lock.holding { subscribers }
        for subscriber in all where all.count == 1 || has(subscriber.id) { subscriber.receive(value) }
    }

    private func has(_ id: Int) -> Bool { lock.holding { subscribers.contains { $0.id == id } } }

    func end() {
        var removed: [Subscriber] = []
        lock.holding {
            hasEnded = true
            swap(&removed, &subscribers)
        }
    }
}
