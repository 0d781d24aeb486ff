import SwiftUI

/// What becomes of glyphs that take turns where changes come faster than the motion: they keep up with them.
///
/// A stream of values then reads as a counter: one glyph is seen in full, and the one before it going.
enum RollRush {
    /// Seconds over which changes are counted. Fewer than two in it find the motion as good as over.
    static let moment = 0.15
    /// Seconds in which a glyph has faded when two newer ones have come; less than a moment, at whose end it is taken out.
    static let passing = 0.12

    /// Seconds from one change to the next if there were so many in a moment; 0 if there were none.
    static func pace(of count: Int) -> Double { count > 0 ? moment / Double(count) : 0 }
}

/// An unseen thing that moves for a moment after each change that finds a number moving, to tell when it is over.
struct RollClock: View, Equatable {
    let board: RollBoard
    let serial: Int

    var body: some View {
        let (board, serial) = (board, serial)
        Color.clear
            .frame(width: 0, height: 0)
            .offset(x: Double(serial))
            .transaction(value: serial) {
                guard board.isRushing else { return $0.animation = nil }
                if $0.animation != nil { $0.animation = .linear(duration: RollRush.moment) }
                $0.addAnimationCompletion(criteria: .logicallyComplete) { board.forget(serial) }
            }
            .hidden()
    }

    nonisolated static func == (a: Self, b: Self) -> Bool { a.board === b.board && a.serial == b.serial }
}
