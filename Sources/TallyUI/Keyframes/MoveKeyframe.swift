import TallyCore
import TallyMotion

/// A keyframe to which the value jumps; takes no time.
public struct MoveKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
    public typealias Body = MoveKeyframe<Value>
    private let to: Value

    public init(_ to: Value) { self.to = to }

    public func _collect(into list: inout _KeyframeList<Value>) { list.keyframes.append(.move(to.animatableData)) }
}
