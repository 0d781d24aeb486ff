public import Foundation

extension RunLoop.Mode {
    /// The mode of a finger that drags. Here nothing runs in it alone: timers of the common modes go on while a page is scrolled.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
