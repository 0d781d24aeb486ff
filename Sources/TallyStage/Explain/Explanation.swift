public import Foundation

/// What moves an element and why, or why it does not, at one time of a stage.
public struct Explanation: Equatable, Sendable {
    /// An animation at work.
    public struct Run: Equatable, Sendable {
        /// As it is written in code: `.linear(duration: 1.0).delay(0.5)`; one of your own as it describes itself.
        public var animation: String
        /// The seconds since it began.
        public var elapsed: TimeInterval
        /// Seconds it takes in all; infinite if it has no end, or none that is known beforehand.
        public var duration: TimeInterval
    }

    /// An animated value of the element or of something around it; values as they read, with two decimals.
    public struct Value: Equatable, Sendable {
        /// What it is, as `offset` or `opacity`.
        public var name: String
        /// Says whose it is: nil for the element's own and its modifiers', else the container or the view around it, or
        /// what stands inside.
        public var owner: String?
        /// Whether it belongs to something inside the element; such values are listed while they move.
        public var isInside: Bool
        /// Where the animation at work began; for a value at rest, where its last change led from. Nil: not known.
        public var from: String?
        public var shown: String
        /// Where it is bound for, or rests.
        public var target: String
        /// What moves it; nil if it rests.
        public var run: Run?
        /// The velocity in units a second now; nil if it rests or the animation cannot tell.
        public var velocity: String?
        /// Who put the animation into the transaction; known of changes made while the stage recorded explanations.
        public var source: String?
        /// What was under way when this began and how far it was, the oldest first.
        public var interrupted: [String]
        /// The velocity that a spring took over.
        public var keptVelocity: String?
        /// What writes it anew in every frame, without an animation of its own: keyframes, a timeline, the body of an
        /// animatable view; nil unless that happened in this frame.
        public var writer: String?
        /// Why the last change did not move it, or what else it did; known while the stage recorded explanations.
        public var reason: String?
    }

    /// What was asked for.
    public var subject: String
    /// The stage's time.
    public var time: TimeInterval
    /// The innermost first: the element's own, then those of its modifiers, then those of what stands around it; last
    /// those inside.
    public var values: [Value]
    /// What else bears on it: that it comes or goes, and by which transition; that it read otherwise before.
    public var remarks: [String]
    /// Whether the reasons of what rests were recorded.
    public var hasReasons: Bool

    /// Those under an animation, and those that are written anew in every frame.
    public var moving: [Value] { values.filter(\.isMoving) }
    public var still: [Value] { values.filter { !$0.isMoving } }

    /// The element's values of this name, the innermost first.
    public subscript(name: String) -> [Value] { values.filter { $0.name == name } }
}

extension Explanation.Value {
    var isMoving: Bool { run != nil || writer != nil }
}
