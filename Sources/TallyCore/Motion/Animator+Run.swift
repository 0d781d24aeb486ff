import TallyMotion
import TallyScene

extension Animator {
    /// A value under way, and the segment that follows it by itself, if any does.
    struct Run {
        var motion: Motion<Vector4>
        let attribute: Attribute
        var tokens: RunTokens
        var follower: Follower?
        /// Its distance from the value; of one that fades or is blurred, the factor that the value is multiplied by, as x.
        var distance = Point.zero
        var presented = Vector4.zero

        /// Returns where it has ended; nil: it is under way.
        mutating func endOfWhatIsOver(at time: Double) -> Vector4? { motion.isOver(at: time) ? motion.target : nil }

        @MainActor mutating func show(at time: Double) {
            let value = motion.value(at: time)
            guard let follower else { return attribute.present(value) }
            presented = value
            follower.show(value[0], value[1], distance)
        }
    }

    /// What follows a value by itself: a segment's place, scale, opacity or blur, or a glyph that takes turns.
    enum Follower: Equatable {
        case nothing
        case place(UnsafeMutablePointer<SegmentCell>)
        case opacity(UnsafeMutablePointer<SegmentCell>)
        /// The distance is the point that the scale leaves where it is.
        case scale(UnsafeMutablePointer<SegmentCell>)
        /// The distance's x is the factor from the value to the deviation.
        case blur(UnsafeMutablePointer<SegmentCell>, isOpaque: Bool)
        case turn(UnsafeMutablePointer<TurningGlyphCell>)

        /// Shows a value, of which no more than the first two numbers count.
        @inline(__always) func show(_ first: Double, _ second: Double, _ distance: Point) {
            switch self {
            case .nothing: break
            case .place(let segment): segment.move(x: distance.x + first, y: distance.y + second)
            case .opacity(let segment): segment.fade(to: Vector4(first).opacity * distance.x)
            case .scale(let segment): segment.scale(x: first, y: second, about: distance)
            case .blur(let segment, let isOpaque): segment.blur(first * distance.x, isOpaque: isOpaque)
            case .turn(let glyph): glyph.turn(second, first, atX: distance.x, y: distance.y)
            }
        }

        /// Asks for the memory that it stands in.
        @inline(__always) func prefetch() {
            switch self {
            case .place(let segment), .opacity(let segment), .scale(let segment), .blur(let segment, _):
                segment.prefetch()
            case .nothing: break
            case .turn(let glyph): glyph.prefetch()
            }
        }

        /// Asks for what showing a value needs besides, once that is there.
        @inline(__always) func prefetchBeyond() {
            switch self {
            case .place(let segment), .opacity(let segment), .scale(let segment), .blur(let segment, _):
                segment.prefetchBeside()
            case .nothing: break
            case .turn(let glyph): glyph.prefetchOwner()
            }
        }
    }
}

/// Whether a run plays before the person's eyes.
struct RunVisibility {
    /// What decides it; nil: nothing, it is seen.
    var presence: Presence?
    var isSeen = true
}
