import TallyCore
import TallyMotion

/// One or several keyframes of one animated value.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Self.Body.Value
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that this content stands for.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    func _collect(into list: inout _KeyframeList<Self.Value>)
}

extension KeyframeTrackContent {
    public func _collect(into list: inout _KeyframeList<Self.Value>) where Body.Value == Value {
        body._collect(into: &list)
    }
}

extension KeyframeTrackContent where Body == Self {
    public var body: Body { self }
}

/// The keyframes of a track in the order in which they were written.
public struct _KeyframeList<Value: Animatable> {
    var keyframes: [Keyframe<Value.AnimatableData>] = []
}
