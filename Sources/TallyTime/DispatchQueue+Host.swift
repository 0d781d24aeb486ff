public import Dispatch
import TallyCore

/// The main queue runs work between the frames of the stage or window that plays the views: at once means before the next
/// frame, later means at that time of its clock. Other queues run theirs when that time has come. Where nothing is played,
/// Dispatch does what it does.
///
/// These are preferred to Dispatch's own, whose further parameters have defaults, whatever else a file imports.
extension DispatchQueue {
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard HostClock.isPresent else { return begin(.unspecified, work) }
        if isMain { HostClock.schedule(after: 0) { work() } } else { begin(.unspecified, HostClock.carried { work() }) }
    }

    public func async(execute workItem: DispatchWorkItem) {
        guard HostClock.isPresent else { return async(execute: workItem.base) }
        async { workItem.perform() }
    }

    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        async(group: group, execute: workItem.base)
    }

    public func sync(execute workItem: DispatchWorkItem) { sync(execute: workItem.base) }

    public func asyncAfter(
        deadline: TallyTime.DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }

    public func asyncAfter(
        deadline: TallyTime.DispatchTime, qos: DispatchQoS,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard HostClock.isPresent else {
            return asyncAfter(deadline: deadline.system, qos: qos, flags: [], execute: work)
        }
        HostClock.schedule(after: deadline.delay) { [self] in
            if isMain { work() } else { begin(qos, HostClock.carried { work() }) }
        }
    }

    public func asyncAfter(deadline: TallyTime.DispatchTime, execute: TallyTime.DispatchWorkItem) {
        guard HostClock.isPresent else { return asyncAfter(deadline: deadline.system, execute: execute.base) }
        asyncAfter(deadline: deadline) { execute.perform() }
    }

    public func asyncAfter(
        wallDeadline: TallyTime.DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(deadline: wallDeadline.time, execute: work)
    }

    public func asyncAfter(wallDeadline: TallyTime.DispatchWallTime, execute: TallyTime.DispatchWorkItem) {
        asyncAfter(deadline: wallDeadline.time, execute: execute)
    }

    /// Calls Dispatch's own function, by its further parameters.
    private func begin(_ qos: DispatchQoS, _ work: @escaping @Sendable () -> Void) {
        async(group: nil, qos: qos, flags: []) { work() }
    }

    var isMain: Bool { getSpecific(key: MainActor.mark) != nil }
}
