import SwiftUI

/// What a column of a row of slots rests on.
protocol SlotToken: Equatable {
    /// Which column this is.
    var key: NumberText.Key { get }
    /// What is drawn at rest.
    var drawnText: String { get }
    /// Whether the column never moves: a sign, a mark.
    var isStill: Bool { get }

    /// Returns whether the columns of both take the same room at the same place.
    func hasRoom(of other: Self) -> Bool
}

extension NumberText.Token: SlotToken {
    var isStill: Bool { digit == nil }

    func hasRoom(of other: Self) -> Bool { key == other.key && (!isStill && !other.isStill || text == other.text) }
}
