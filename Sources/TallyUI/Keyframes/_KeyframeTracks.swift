import TallyCore
import TallyMotion

/// The tracks of a value, ready to be asked for any time.
public struct _KeyframeTracks<Root> {
    private let initialValue: Root
    /// What is moving already, and since when: its velocity is taken over.
    private let moving: [PlayedTrack<Root>]
    private let movingTime: Double
    private(set) var tracks: [PlayedTrack<Root>] = []
    /// Seconds of the longest track.
    private(set) var duration = 0.0

    init(initialValue: Root, moving: _KeyframeTracks<Root>? = nil, at time: Double = 0) {
        self.initialValue = initialValue
        self.moving = moving?.tracks ?? []
        movingTime = time
    }

    mutating func add<Value: Animatable>(
        _ keyPath: WritableKeyPath<Root, Value>, _ keyframes: [Keyframe<Value.AnimatableData>]
    ) {
        var velocity = Value.AnimatableData.zero
        for case let known as TypedPlayedTrack<Root, Value> in moving where known.keyPath == keyPath {
            velocity = known.curve.velocity(at: movingTime)
        }
        let curve = KeyframeCurve(
            from: initialValue[keyPath: keyPath].animatableData, velocity: velocity, keyframes)
        duration = Swift.max(duration, curve.duration)
        tracks.append(TypedPlayedTrack(keyPath, curve))
    }

    /// - Complexity: O(tracks · log keyframes).
    func value(at time: Double) -> Root {
        var value = initialValue
        for track in tracks { track.set(&value, at: time) }
        return value
    }
}

/// A track whose property's type is hidden.
class PlayedTrack<Root> {
    func set(_ root: inout Root, at time: Double) {}
}

private final class TypedPlayedTrack<Root, Value: Animatable>: PlayedTrack<Root> {
    let keyPath: WritableKeyPath<Root, Value>
    let curve: KeyframeCurve<Value.AnimatableData>

    init(_ keyPath: WritableKeyPath<Root, Value>, _ curve: KeyframeCurve<Value.AnimatableData>) {
        self.keyPath = keyPath
        self.curve = curve
    }

    override func set(_ root: inout Root, at time: Double) {
        root[keyPath: keyPath].animatableData = curve.value(at: time)
    }
}
