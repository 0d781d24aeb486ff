import TallyCore

/// Keyframes of one property of a value, or of the whole value.
///
/// Only what is animatable about the property moves. Where two tracks set one property, the later one wins.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value: Animatable, Value == Content.Value, Content: KeyframeTrackContent {
    public typealias Body = KeyframeTrack<Root, Value, Content>
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(whole: content())
    }

    /// Keyframes of the property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    init(whole content: Content) where Root == Value {
        keyPath = \.self
        self.content = content
    }

    public func _collect(into tracks: inout _KeyframeTracks<Root>) {
        var list = _KeyframeList<Value>()
        content._collect(into: &list)
        tracks.add(keyPath, list.keyframes)
    }
}
