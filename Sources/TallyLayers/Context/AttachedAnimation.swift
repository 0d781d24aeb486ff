internal import Foundation

/// An animation that a layer keeps, from when it is added to when it is removed.
package final class AttachedAnimation {
    package let key: String?
    /// The layer's own copy.
    package let animation: CAAnimation
    /// What the transaction said in which it was added.
    let defaultDuration: Double
    let timingFunction: CAMediaTimingFunction?
    /// Told when it ends.
    let groups: [CompletionGroup]
    /// What the layer showed of the animated value when it was added.
    let previousValue: LayerValue?
    /// What is played; nil until a commit has given it its begin.
    package var running: RunningAnimation?
    /// What plays it in place of the layer's time; nil: nothing does.
    let driver: (any LayerClock)?
    /// What of it moves sublayers that it names.
    var inside: [(layer: CALayer, part: AttachedAnimation?)] = []
    /// The layer is drawn anew in each of its frames; and what was drawn in the last.
    var redraws = false
    var drawn: Any?
    /// The old look, for a transition.
    var before: LayerSnapshot?
    /// When it begins and ends, by the runtime's clock.
    var start = Double.infinity
    var end = Double.infinity
    var hasStarted = false
    /// It has ended and stays, as it is not to be removed.
    package var hasEnded = false

    init(
        _ animation: CAAnimation, key: String?, defaultDuration: Double, timingFunction: CAMediaTimingFunction?,
        groups: [CompletionGroup], previousValue: LayerValue?,
        driver: (any LayerClock)?
    ) {
        self.animation = animation
        self.key = key
        self.defaultDuration = defaultDuration
        self.timingFunction = timingFunction
        self.groups = groups
        self.previousValue = previousValue
        self.driver = driver
    }
}
