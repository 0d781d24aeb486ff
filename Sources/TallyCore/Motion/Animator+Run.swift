import TallyMotion
import TallyScene

extension Animator {
    /// A value under way, and the segment that follows it by itself, if any does.
    struct Run {
        var motion: Motion<Vector4>
        let attribute: Attribute
        var tokens: RunTokens
        /// A segment that follows the value by itself.
        var follower: UnsafeMutablePointer<SegmentCell>?
        /// Its distance from the value; of one that fades, the factor that the value is multiplied by, as x.
        var distance = Point.zero
        var following = Following.place
        var presented = Vector4.zero

        @MainActor mutating func show(at time: Double) {
            let value = motion.value(at: time)
            guard let follower else { return attribute.present(value) }
            presented = value
            switch following {
            case .place: follower.move(x: distance.x + value[0], y: distance.y + value[1])
            case .opacity: follower.fade(to: value.opacity * distance.x)
            case .turn: turn(follower, value)
            }
        }

        // Apart: places and opacities, of which there are the most, go the short way.
        @inline(never) @MainActor
        private mutating func turn(_ segment: UnsafeMutablePointer<SegmentCell>, _ value: Vector4) {
            if segment.turn(value[1], value[0], atX: distance.x, y: distance.y) { return }
            // As long as it is plain it is its element's to say.
            follower = nil
            attribute.present(value)
        }
    }

    /// What of a segment follows a value.
    enum Following {
        case place, opacity, turn
    }
}

/// Whether a run plays before the person's eyes.
struct RunVisibility {
    /// What decides it; nil: nothing, it is seen.
    var presence: Presence?
    var isSeen = true
}
