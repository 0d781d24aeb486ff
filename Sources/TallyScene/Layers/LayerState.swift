/// What a segment keeps that flattens its inside.
package final class LayerState {
    package internal(set) var effect: LayerEffect?
    package internal(set) var projection: Projection?
    /// What the segment draws and holds, before the effect, in its own space. As of the last commit.
    package internal(set) var inside: Rect = .null
    /// Another whenever something inside is.
    package internal(set) var version = 0
    /// What the painter keeps from frame to frame. It knows what it put there.
    package var picture: AnyObject?

    var isIdle: Bool { effect == nil && projection == nil }
}
