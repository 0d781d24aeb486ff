/// Between a publisher and a subscriber to whom a scheduler delivers.
class ScheduledJunction<Context: Scheduler, Downstream: Subscriber>: Junction<Downstream> {
    typealias Stride = Context.SchedulerTimeType.Stride

    final let scheduler: Context
    final let options: Context.SchedulerOptions?
    // Guarded by the lock.
    final var subscription: (any Subscription)?
    final private(set) var hasEnded = false
    private var timer: (any Cancellable)?
    private var timerID = 0

    init(_ downstream: Downstream, _ description: String, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream, description, isScheduled: true)
    }

    // MARK: For subclasses

    /// What it asks for at first: as much as downstream where it is nil.
    var initialDemand: Subscribers.Demand? { .unlimited }

    /// Called when the subscriber has its subscription.
    func begun() {}
    func take(_ value: Downstream.Input) {}
    func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {}

    // MARK: Upstream

    final func side() -> Side<Downstream.Input, Downstream.Failure> {
        Side(
            begin: { self.begin($0) },
            end: { completion in
                var isFirst = false
                self.change {
                    self.subscription = nil
                    isFirst = !self.hasEnded
                    self.hasEnded = true
                }
                if isFirst { self.ended(completion) }
            },
            take: { value in
                var isTaken = false
                self.change { isTaken = !self.hasEnded }
                if isTaken { self.take(value) }
                return .none
            })
    }

    private func begin(_ new: any Subscription) {
        var isKept = false
        change {
            guard subscription == nil, !hasEnded else { return }
            subscription = new
            isKept = true
        }
        guard isKept else { return new.cancel() }
        start()
        if let initialDemand { change { request(initialDemand, from: new) } }
        begun()
    }

    override func demandGrew(by more: Subscribers.Demand) {
        if initialDemand == nil { request(more, from: subscription) }
    }

    override func letGo() -> [any Cancellable] {
        defer { (subscription, timer) = (nil, nil) }
        timerID += 1
        return [subscription, timer].compactMap { $0 }
    }

    // MARK: The clock

    /// Runs the action as soon as the scheduler can.
    final func soon(_ action: @escaping () -> Void) { scheduler.schedule(options: options, action) }

    final func at(_ date: Context.SchedulerTimeType, _ action: @escaping () -> Void) {
        scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options, action)
    }

    /// Runs the action once in a while, or again and again; a timer that there was is stopped.
    ///
    /// - Parameter date: when it runs first; an interval from now where it is nil.
    final func setTimer(
        _ interval: Stride, at date: Context.SchedulerTimeType? = nil, repeats: Bool = false,
        _ action: @escaping () -> Void
    ) {
        var id: Int?
        change {
            cancel(timer)
            timer = nil
            timerID += 1
            id = timerID
        }
        guard let id else { return }
        let new = scheduler.schedule(
            after: date ?? scheduler.now.advanced(by: interval), interval: interval,
            tolerance: scheduler.minimumTolerance,
            options: options
        ) {
            var isDue = false
            self.change {
                guard id == self.timerID else { return }
                isDue = true
                if repeats { return }
                self.timerID += 1
                self.cancel(self.timer)
                self.timer = nil
            }
            if isDue { action() }
        }
        var isKept = false
        change {
            guard id == timerID else { return }
            timer = new
            isKept = true
        }
        if !isKept { new.cancel() }
    }

    final func stopTimer() {
        change {
            timerID += 1
            cancel(timer)
            timer = nil
        }
    }
}
