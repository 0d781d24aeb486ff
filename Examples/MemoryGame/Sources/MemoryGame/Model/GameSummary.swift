import Foundation

/// How a game went, from the first card that was chosen to the last pair.
struct GameSummary: Equatable {
    var score: Int
    /// Pairs that were turned up, whether they matched or not.
    var turns: Int
    /// Pairs that did not match.
    var mistakes: Int
    /// The most points that one pair brought for being quick.
    var bestBonus: Int
    /// Seconds.
    var duration: TimeInterval
}
