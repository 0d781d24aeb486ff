/// What a number's place offers it, as layout last saw it.
///
/// Layout may run anywhere, bodies read it on the main actor.
final class RollSpace: Sendable {
    private struct State {
        var isEmpty = false
        /// Points from the top of a line to its bottom, before anything is shrunk.
        var line = 0.0
        var hasShrunk = false
    }

    private let state = Guarded(State())

    /// Whether there is no room at all, so that nobody sees the number.
    var isEmpty: Bool { state.access { $0.isEmpty } }

    /// Takes note of what layout has found out.
    func note(isEmpty: Bool, line: Double, isShrunk: Bool) {
        state.access {
            $0.isEmpty = isEmpty
            $0.line = line
            $0.hasShrunk = $0.hasShrunk || isShrunk
        }
    }

    /// Returns how much smaller a number is to be shown that has been given a height; 1 as long as its place has always been
    /// wide enough.
    func scale(height: Double) -> Double {
        state.access { $0.hasShrunk && $0.line > 0 && height > 0 ? height / $0.line : 1 }
    }
}
