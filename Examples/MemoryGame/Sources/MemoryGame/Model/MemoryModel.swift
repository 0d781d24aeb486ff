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
        clearMatched()
        let open = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
        if open.count == 2 {
            for index in open { turn(index, faceUp: false, at: now) }
        }
        turn(chosen, faceUp: true, at: now)
        guard open.count == 1, let first = open.first else { return }
        if cards[first].face == cards[chosen].face {
            for index in [first, chosen] {
                cards[index].isMatched = true
                cards[index].bonus.stop(at: now)
                score += 2 + Int(cards[index].bonus.left(at: now))
            }
        } else {
            score -= 1
        }
    }

    mutating func shuffle(using generator: inout some RandomNumberGenerator) { cards.shuffle(using: &generator) }

    private mutating func clearMatched() {
        for card in cards where card.isMatched { cleared.insert(card.id) }
    }

    private mutating func turn(_ index: Int, faceUp: Bool, at now: Date) {
        cards[index].isFaceUp = faceUp
        if faceUp { cards[index].bonus.start(at: now) } else { cards[index].bonus.stop(at: now) }
    }
}
