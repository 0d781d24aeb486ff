public import Dispatch
public import TallyCombine

/// The main queue runs work on the clock of the stage or window that plays the views. Other queues run theirs when that time
/// has come there. Where nothing is played, all is in real time.
extension DispatchQueue: TallyCombine.Scheduler {
    /// How a queue runs an action.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    private var isHosted: Bool { isMain && HostClock.isPresent }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = HostClock.handedOver(action)
        if isHosted { return HostClock.schedule(after: 0) { action() } }
        let work = HostClock.carried(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = HostClock.handedOver(action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified) { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = HostClock.handedOver(action)
        let (qos, flags, group) = (options?.qos, options?.flags.rawValue, options?.group)
        if HostClock.isPresent {
            let isMain = isHosted
            return HostRepetition(after: date.dispatchTime.delay, every: Double(interval.magnitude) / 1e9) {
                if isMain { return action() }
                self.async(
                    group: group, qos: qos ?? .unspecified, flags: .init(rawValue: flags ?? 0),
                    execute: HostClock.carried(action))
            }
        }
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime.system, repeating: interval.timeInterval,
            leeway: .nanoseconds(max(0, tolerance.magnitude)))
        timer.setEventHandler { action() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
