import Foundation

/// The rules of a game of pairs, whatever the cards show.
struct MemoryModel<Face: Hashable> {
    struct Card: Identifiable, Equatable {
        let id: String
        let face: Face
        var isFaceUp = false
        var isMatched = false
        var bonus = BonusTime()
    }

    private(set) var cards: [Card] = []
    private(set) var score = 0
    /// Pairs that were turned up.
    private(set) var turns = 0
    private(set) var mistakes = 0
    private(set) var bestBonus = 0
    /// When the first card was chosen.
    private var start: Date?
    /// When the last pair was found.
    private var end: Date?
    /// Cards that have been matched and cleared from the table.
    private(set) var cleared: Set<Card.ID> = []

    /// Two cards of each face; the same ones as those of another game only if `round` is the same.
    init(faces: [Face], round: Int = 0) {
        for (index, face) in faces.enumerated() {
            cards.append(Card(id: "\(round).\(index)a", face: face))
            cards.append(Card(id: "\(round).\(index)b", face: face))
        }
    }

    /// Turns a card face up. The second one is compared with the first; a third turns the two before it down again, or
    /// clears them if they matched.
    mutating func choose(_ id: Card.ID, at now: Date) {
        guard let chosen = cards.firstIndex(where: { $0.id == id }), !cards[chosen].isFaceUp, !cards[chosen].isMatched
        else { return }
        start = start ?? now
        clearMatched()
        let open = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
        if open.count == 2 {
            for index in open { turn(index, faceUp: false, at: now) }
        }
        turn(chosen, faceUp: true, at: now)
        guard open.count == 1, let first = open.first else { return }
        turns += 1
        if cards[first].face == cards[chosen].face {
            match([first, chosen], at: now)
        } else {
            mistakes += 1
            score -= 1
        }
    }

    var isOver: Bool { end != nil }

    /// How the game went; nil before it is over.
    var summary: GameSummary? {
        guard let start, let end else { return nil }
        return GameSummary(
            score: score, turns: turns, mistakes: mistakes, bestBonus: bestBonus,
            duration: end.timeIntervalSince(start))
    }

    /// Takes the matched cards off the table, as the choice of the next card does.
    mutating func clearMatched() {
        for card in cards where card.isMatched { cleared.insert(card.id) }
    }

    mutating func shuffle(using generator: inout some RandomNumberGenerator) { cards.shuffle(using: &generator) }

    private mutating func match(_ pair: [Int], at now: Date) {
        var bonus = 0
        for index in pair {
            cards[index].isMatched = true
            cards[index].bonus.stop(at: now)
            bonus += Int(cards[index].bonus.left(at: now))
        }
        score += 4 + bonus
        bestBonus = max(bestBonus, bonus)
        if cards.allSatisfy(\.isMatched) { end = now }
    }

    private mutating func turn(_ index: Int, faceUp: Bool, at now: Date) {
        cards[index].isFaceUp = faceUp
        if faceUp { cards[index].bonus.start(at: now) } else { cards[index].bonus.stop(at: now) }
    }
}
