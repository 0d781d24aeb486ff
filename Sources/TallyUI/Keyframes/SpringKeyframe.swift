public import Foundation
import TallyCore
public import TallyMotion

/// A keyframe that is reached as a spring goes.
///
/// With a duration the spring is cut there, and the track goes on from where it was: if it is the last one, it rests
/// there. Without, it takes until it has settled, on its target; a spring that never settles jumps. A velocity of nil is
/// that with which the value comes.
public struct SpringKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
    public typealias Body = SpringKeyframe<Value>
    private let to: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?

    /// - Parameters:
    ///   - duration: Seconds from the keyframe before to this one.
    ///   - startVelocity: Units per second.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    public func _collect(into list: inout _KeyframeList<Value>) {
        list.keyframes.append(
            .spring(to.animatableData, duration: duration, spring, start: startVelocity?.animatableData))
    }
}
