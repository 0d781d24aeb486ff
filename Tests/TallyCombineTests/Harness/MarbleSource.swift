import TallyCombine

/// A failure for tests.
struct Oops: Error, Equatable {}

/// Plays marbles, from the moment at which it is subscribed to, to one who has asked for them; notes what it is asked.
struct MarbleSource: Publisher {
    typealias Output = String
    typealias Failure = Oops

    final class Notes {
        /// `max(2)`, `unlimited`, in order; and `cancel@3`.
        var lines: [String] = []
        var subscriptions = 0
        /// Values that nobody had asked for.
        var missed: [String] = []
        weak var last: AnyObject?
    }

    let marbles: Marbles
    let clock: TestClock
    let notes = Notes()

    init(_ text: String, _ clock: TestClock) {
        marbles = Marbles(text)
        self.clock = clock
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == String, S.Failure == Oops {
        let playing = Playing(subscriber, self)
        notes.subscriptions += 1
        notes.last = playing
        subscriber.receive(subscription: playing)
        playing.begin()
    }

    private final class Playing<Downstream: Subscriber>: Subscription
    where Downstream.Input == String, Downstream.Failure == Oops {
        private var downstream: Downstream?
        private let source: MarbleSource
        private var demand = Subscribers.Demand.none

        init(_ downstream: Downstream, _ source: MarbleSource) {
            self.downstream = downstream
            self.source = source
        }

        func begin() {
            let start = source.clock.time
            for (offset, moment) in source.marbles.moments.enumerated() {
                for event in moment { source.clock.at(start + offset) { [weak self] in self?.play(event) } }
            }
        }

        private func play(_ event: Marbles.Event) {
            switch event {
            case .value(let value):
                guard let downstream else { return }
                if demand == .none { return source.notes.missed.append(value) }
                demand -= 1
                let more = downstream.receive(value)
                if more > .none { source.notes.lines.append("+\(more)") }
                demand += more
            case .finished: end(.finished)
            case .failed: end(.failure(Oops()))
            }
        }

        private func end(_ completion: Subscribers.Completion<Oops>) {
            let ended = downstream
            downstream = nil
            ended?.receive(completion: completion)
        }

        func request(_ more: Subscribers.Demand) {
            source.notes.lines.append("\(more)")
            demand += more
        }

        func cancel() {
            if downstream != nil { source.notes.lines.append("cancel@\(source.clock.time)") }
            downstream = nil
        }
    }
}
