import SwiftUI

/// What becomes of glyphs that take turns where changes come faster than the motion: they keep up with them.
///
/// A stream of values then reads as a counter: one glyph is seen in full, and the one before it going.
enum RollRush {
    /// Seconds over which changes are counted. Fewer than two in it find the motion as good as over.
    static let moment = 0.15

    /// How many changes in a row, each within a moment of the one before, make a stream: one that was called off, and called off once
    /// more, is none.
    static let shortestStream = 2

    /// How columns and the row make room in a stream: in its moment. A spring, as it keeps its velocity from change to change.
    static let room = Animation.spring(duration: moment, bounce: 0)

    /// Returns the seconds from one change to the next if there were so many in the moment before it, or less: what
    /// comes is there before the next one does. 0 if there were none.
    static func pace(of count: Int) -> Double { count > 0 ? moment / Double(count + 1) : 0 }
}
