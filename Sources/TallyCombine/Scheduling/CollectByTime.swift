extension Publishers {
    /// How values are gathered.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// When the time has passed, and also when there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Delivers arrays of the values that came in an interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, count) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
                case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, Swift.max(1, count))
                }
            let batch = Batching<Context, Upstream.Output, S>(subscriber, "CollectByTime", scheduler, options)
            upstream.subscribe(batch.side(interval, count))
        }
    }
}

private final class Batching<Context: Scheduler, Element, Downstream: Subscriber>: ScheduledJunction<
    Context, Downstream
>
where Downstream.Input == [Element] {
    private var values: [Element] = []

    func side(_ interval: Stride, _ count: Int) -> Side<Element, Downstream.Failure> {
        // The arrays are this one's own; what begins and ends is as with others.
        let whole = side()
        return Side(
            begin: {
                whole.receive(subscription: $0)
                self.setTimer(interval, repeats: true) { self.flush() }
            },
            end: { whole.receive(completion: $0) },
            take: { value in
                var isFull = false
                self.change {
                    if self.hasEnded { return }
                    self.values.append(value)
                    isFull = self.values.count == count
                }
                if isFull { self.soon { self.flush() } }
                return .none
            })
    }

    private func flush() {
        changeOnSchedule {
            if values.isEmpty || demand == .none { return }
            deliver(values)
            values = []
        }
    }

    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        stopTimer()
        soon {
            if case .finished = completion { self.flush() }
            self.changeOnSchedule { self.end(completion) }
        }
    }

    override func letGo() -> [any Cancellable] {
        values = []
        return super.letGo()
    }
}

extension Publisher {
    /// Delivers arrays of the values that came in an interval; none for an interval without values.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
