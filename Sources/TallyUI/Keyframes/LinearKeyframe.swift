public import Foundation
import TallyCore
import TallyMotion

/// A keyframe that is reached along the straight line from the one before, at the pace of a curve.
///
/// A duration that is negative or not finite counts as 0: the value jumps.
public struct LinearKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
    public typealias Body = LinearKeyframe<Value>
    private let to: Value
    private let duration: TimeInterval
    private let timingCurve: UnitCurve

    /// - Parameter duration: Seconds from the keyframe before to this one.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
        self.timingCurve = timingCurve
    }

    public func _collect(into list: inout _KeyframeList<Value>) {
        list.keyframes.append(.linear(to.animatableData, duration: duration, timingCurve))
    }
}
