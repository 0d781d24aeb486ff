public import Foundation
import TallyCore
import TallyMotion

/// A keyframe that is reached along a cubic, smoothly with its neighbours.
///
/// Velocities are in units per second. One that is nil is taken from the neighbour; between two cubic keyframes it
/// points from the value before to the value after, and at the ends of a track it is 0. A duration that is negative or
/// not finite counts as 0: the value jumps.
public struct CubicKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
    public typealias Body = CubicKeyframe<Value>
    private let to: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?

    /// - Parameter duration: Seconds from the keyframe before to this one.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    public func _collect(into list: inout _KeyframeList<Value>) {
        list.keyframes.append(
            .cubic(
                to.animatableData, duration: duration, start: startVelocity?.animatableData,
                end: endVelocity?.animatableData))
    }
}
