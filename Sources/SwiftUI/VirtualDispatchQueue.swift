import Dispatch
import TallyUI

/// A queue whose main one follows the clock of the stage or window that plays the views; the others are Dispatch's.
///
/// A file that imports `SwiftUI` finds this name before Dispatch's, so that what it delays is played in virtual time.
public final class DispatchQueue: @unchecked Sendable {
    /// Runs work between frames: at once means before the next frame, later means at that time of the host's clock.
    public static let main = DispatchQueue(base: .main, isMain: true)

    private let base: Dispatch.DispatchQueue
    private let isMain: Bool

    private init(base: Dispatch.DispatchQueue, isMain: Bool) {
        self.base = base
        self.isMain = isMain
    }

    public convenience init(label: String, qos: DispatchQoS = .unspecified) {
        self.init(base: Dispatch.DispatchQueue(label: label, qos: qos), isMain: false)
    }

    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(base: .global(qos: qos), isMain: false)
    }

    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard isMain else { return base.async(execute: work) }
        base.whenHosted({ $0.schedule(after: 0, work) }, otherwise: { $0.async(execute: work) })
    }

    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        let delay = deadline.seconds - DispatchTime.now().seconds
        guard isMain else { return base.asyncAfter(deadline: .now() + delay, execute: work) }
        base.whenHosted(
            { $0.schedule(after: delay, work) }, otherwise: { $0.asyncAfter(deadline: .now() + delay, execute: work) })
    }

    public func sync<T>(execute work: () throws -> T) rethrows -> T { try base.sync(execute: work) }
}

/// A moment on the host's clock, in seconds since it was started.
public struct DispatchTime: Comparable, Sendable {
    let seconds: Double

    public static func now() -> DispatchTime { DispatchTime(seconds: HostClock.time) }
    public static let distantFuture = DispatchTime(seconds: .infinity)

    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }

    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.inSeconds
    }

    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }
}

extension DispatchTimeInterval {
    fileprivate var inSeconds: Double {
        switch self {
        case .seconds(let value): Double(value)
        case .milliseconds(let value): Double(value) / 1e3
        case .microseconds(let value): Double(value) / 1e6
        case .nanoseconds(let value): Double(value) / 1e9
        case .never: .infinity
        @unknown default: .infinity
        }
    }
}

extension Dispatch.DispatchQueue {
    /// Work for the main queue goes to the host where there is one, from whatever thread it is given.
    fileprivate func whenHosted(
        _ hosted: @escaping @Sendable @MainActor (HostClock.Type) -> Void,
        otherwise: @escaping @Sendable (Dispatch.DispatchQueue) -> Void
    ) {
        if HostClock.isOnMainThread {
            MainActor.assumeIsolated { HostClock.isPresent ? hosted(HostClock.self) : otherwise(self) }
        } else {
            async { MainActor.assumeIsolated { HostClock.isPresent ? hosted(HostClock.self) : otherwise(self) } }
        }
    }
}
