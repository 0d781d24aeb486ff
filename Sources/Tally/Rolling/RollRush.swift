import SwiftUI

/// What becomes of glyphs that take turns where changes come faster than the motion: they keep up with them.
///
/// A stream of values then reads as a counter: one glyph is seen in full, and the one before it going.
enum RollRush {
    /// Seconds over which changes are counted: one that comes later finds what comes, in its turn, as good as there.
    static let moment = 0.3

    /// How many changes in a row, each within a moment of the one before, make a stream: one that was called off, and called off once
    /// more, is none.
    static let shortestStream = 2

    /// How columns and the row make room in a stream. A spring, as it keeps its velocity from change to change.
    static let room = Animation.spring(duration: 0.15, bounce: 0)

    /// Returns fewer seconds than from one change to the next if there were so many in the moment before it: what comes is
    /// there, and seen, before the next one does. 0 if there were none.
    static func pace(of count: Int) -> Double {
        switch count {
        case ...0: 0
        // As much as twice as long apart: no faster than it has to be.
        case 1: moment / 2
        default: moment / Double(count + 2)
        }
    }
}
