/// What a number's place offers it, as layout last saw it.
///
/// Layout may run anywhere, bodies read it on the main actor.
final class RollSpace: Sendable {
    private struct State {
        var isEmpty = false
        var scale = 1.0
        var room = 0.0
        var shown = 0
        var softness = 0.0
        var overhang = 0.0
        var isSameLine = false
        var heights: [Int: Double] = [:]
        var entering = 0
        var entered = 0.0
    }

    private let state = Guarded(State())

    /// Whether there is no room at all, so that nobody sees the number.
    var isEmpty: Bool { state.access { $0.isEmpty } }

    /// How much smaller the number is shown than it is laid out: 1 where its place is wide enough.
    var scale: Double { state.access { $0.scale } }

    /// Points from side to side that the place has when nothing moves it any more.
    var room: Double { state.access { $0.room } }

    /// The newest generation of the columns of which anything has been shown.
    var shown: Int { state.access { $0.shown } }

    /// How soft the edges are at which a row stands beside another, from 0, where they are hard, to 1.
    var softness: Double { state.access { $0.softness } }

    /// Points at its end that a window's content stands out of it, which has sprung back too far: it is not to be cut for that.
    var overhang: Double { state.access { $0.overhang } }

    /// Whether a line is as high in the font that the number goes over to as in the one that it is laid out in.
    var isSameLine: Bool { state.access { $0.isSameLine } }

    /// Returns how high a content of a window is that is there, or left it last.
    func height(of item: Int) -> Double? { state.access { $0.heights[item] } }

    /// Returns how many times its own height above a window (-1) or below it a content stands that came last; 0 for others.
    func entered(_ item: Int) -> Double { state.access { $0.entering == item ? $0.entered : 0 } }

    func note(entered place: Double, of item: Int) {
        state.access {
            guard item >= $0.entering else { return }
            ($0.entering, $0.entered) = (item, place)
        }
    }

    func note(room: Double) { state.access { $0.room = room } }

    func note(heights: [Int: Double]) { state.access { $0.heights = heights } }

    func note(isSameLine: Bool) { state.access { $0.isSameLine = isSameLine } }

    func note(overhang: Double) { state.access { $0.overhang = overhang } }

    func note(softness: Double) { state.access { $0.softness = softness } }

    func note(shown generation: Int) { state.access { $0.shown = generation } }

    /// Takes note of what layout has found out.
    func note(isEmpty: Bool, scale: Double) {
        state.access {
            $0.isEmpty = isEmpty
            $0.scale = scale
        }
    }
}
