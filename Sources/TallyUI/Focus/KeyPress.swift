import TallyCore

/// A key that goes down, or up, on its way to the view that has the focus.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    public let phase: KeyPress.Phases
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
    public let modifiers: EventModifiers

    /// When in a press an action is called. Keys that are held repeat in a window.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether the key goes on to others.
    public enum Result: Sendable {
        case handled
        case ignored
    }

    public var debugDescription: String {
        "KeyPress(phase: \(phase.rawValue), key: \(key.character.debugDescription), modifiers: \(modifiers.rawValue))"
    }
}
