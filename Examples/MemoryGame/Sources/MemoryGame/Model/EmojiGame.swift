import SwiftUI

/// A game with emoji for faces, as the views see it.
final class EmojiGame: ObservableObject {
    typealias Card = MemoryModel<String>.Card

    private static let emoji = ["🐙", "🦊", "🌵", "🍉", "🚲", "🎈", "🐝", "🎸"]

    @Published private var model: MemoryModel<String>
    private var generator: any RandomNumberGenerator
    private var round = 0
    private let pairs: Int
    /// What time it is; a game that is played in another time than the machine's brings its own.
    let now: () -> Date

    init(
        pairs: Int = 6, generator: any RandomNumberGenerator = SystemRandomNumberGenerator(),
        now: @escaping () -> Date = { Date() }
    ) {
        self.pairs = min(max(1, pairs), Self.emoji.count)
        self.generator = generator
        self.now = now
        model = MemoryModel(faces: Array(Self.emoji.prefix(self.pairs)))
        shuffle()
    }

    var score: Int { model.score }
    var turns: Int { model.turns }
    /// True when each pair has been found.
    var isOver: Bool { model.isOver }
    /// How the game went; nil before it is over.
    var summary: GameSummary? { model.summary }
    var cards: [Card] { model.cards }
    /// The cards that are not cleared.
    var table: [Card] { model.cards.filter { !model.cleared.contains($0.id) } }

    func choose(_ card: Card) { model.choose(card.id, at: now()) }

    /// Takes the matched cards off the table.
    func clearMatched() { model.clearMatched() }

    func shuffle() {
        func shuffle(_ generator: inout some RandomNumberGenerator) { model.shuffle(using: &generator) }
        shuffle(&generator)
    }

    func restart() {
        round += 1
        model = MemoryModel(faces: Array(Self.emoji.prefix(pairs)), round: round)
        shuffle()
    }
}
