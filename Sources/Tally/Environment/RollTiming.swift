import SwiftUI

/// The animations of a roll: that of the motion and that of the fades that go with it.
struct RollTiming: Equatable, Sendable {
    var roll: Animation?
    var fade: Animation?

    /// A fluid spring: 0.1 % of the way is left after 0.9 s, and a new target takes its velocity over.
    static let flow = RollTiming(roll: .spring(duration: 0.6, bounce: 0), fade: .easeOut(duration: 0.45))
    /// Glyphs that take turns: over in 0.7 s where the first column begins, 0.15 s later where the last does.
    static let turns = RollTiming(roll: .spring(duration: 0.45, bounce: 0), fade: .easeOut(duration: 0.3))
    static let perDigit = RollTiming(roll: .linear(duration: 0.07), fade: .linear(duration: 0.07))
    /// For people who want less motion.
    static let reduced = RollTiming(roll: .linear(duration: 0.15), fade: .linear(duration: 0.15))
}
