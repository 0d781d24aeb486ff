public import Dispatch

/// A moment on the clock of the stage or window that plays the views, or on the system's where there is none.
///
/// A file that imports `SwiftUI` finds this name before Dispatch's, so that what it delays is played in the host's time.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// Since the host was started, or the system.
    let seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    public static func now() -> DispatchTime { DispatchTime(seconds: HostClock.time ?? systemTime) }
    public static let distantFuture = DispatchTime(seconds: .infinity)

    public init(uptimeNanoseconds: UInt64) { seconds = Double(uptimeNanoseconds) / 1e9 }

    /// The time in nanoseconds; the largest number for the distant future, and 0 for what lies before the start.
    public var uptimeNanoseconds: UInt64 { UInt64(exactly: max(0, (seconds * 1e9).rounded())) ?? .max }

    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }

    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.inSeconds
    }

    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time - interval.inSeconds
    }

    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

    /// Returns the interval to another time; never, from or to the distant future.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        Int(exactly: ((other.seconds - seconds) * 1e9).rounded()).map { .nanoseconds($0) } ?? .never
    }

    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

    private static var systemTime: Double { Double(Dispatch.DispatchTime.now().uptimeNanoseconds) / 1e9 }

    /// The seconds from now; an infinite number for the distant future.
    var delay: Double { seconds - DispatchTime.now().seconds }

    /// As far from Dispatch's present as this is from the host's.
    var system: Dispatch.DispatchTime { delay == .infinity ? .distantFuture : .now() + delay }
}

extension DispatchTimeInterval {
    var inSeconds: Double {
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
