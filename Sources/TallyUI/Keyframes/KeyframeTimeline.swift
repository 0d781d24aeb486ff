public import Foundation

/// Keyframes as a function of time, without a view.
public struct KeyframeTimeline<Value> {
    private var tracks: _KeyframeTracks<Value>

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        tracks = _KeyframeTracks(initialValue: initialValue)
        content()._collect(into: &tracks)
    }

    /// Seconds of the longest track.
    public var duration: TimeInterval { tracks.duration }

    /// Returns the value at a time in seconds: held to the timeline, except that a track's leading spring goes on
    /// before 0.
    ///
    /// A track that is over holds its last value; not-a-number counts as 0.
    public func value(time: Double) -> Value { tracks.value(at: time) }

    /// Returns the value at a share of the duration, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
