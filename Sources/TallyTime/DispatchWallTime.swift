public import Dispatch

/// A moment on the calendar's clock, which is the host's here: as `DispatchTime`.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
    let time: DispatchTime

    public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }
    public static let distantFuture = DispatchWallTime(time: .distantFuture)

    public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
        DispatchWallTime(time: time.time + seconds)
    }

    public static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime { time + -seconds }

    public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
        time + interval.inSeconds
    }

    public static func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
        time - interval.inSeconds
    }

    public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.time < b.time }
}
