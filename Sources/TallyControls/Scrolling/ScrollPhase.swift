import Foundation
import TallyCore

/// What moves the content of a scroll view.
public enum ScrollPhase: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    /// Nothing does.
    case idle
    /// A finger is down and may scroll. A scroll view here knows of a finger when it scrolls: this is never told.
    case tracking
    /// A finger has hold of it.
    case interacting
    /// It glides on after a finger has let go, or back from beyond an end.
    case decelerating
    /// An animation of the program's scrolls it.
    case animating

    /// Whether the content moves.
    public var isScrolling: Bool { self != .idle && self != .tracking }

    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// How a scroll view is when its phase changes.
public struct ScrollPhaseChangeContext {
    /// Where it stands.
    public let geometry: ScrollGeometry
    /// The speed of the content offset in points a second where a finger has let go of it; nil in other phases.
    public let velocity: CGVector?
}
