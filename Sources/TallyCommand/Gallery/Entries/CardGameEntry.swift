import Foundation
import SwiftUI
import TallyStage

extension GalleryEntry {
    /// The views are those of Examples/MemoryGame: the files beside `Entries` are links to them.
    static var cardGame: GalleryEntry {
        GalleryEntry(
            name: "card-game", title: "A card game",
            summary:
                "Cards are dealt and turned, two that match spin and leave, and a new game begins; all of it is "
                + "Examples/MemoryGame.",
            knobs: [
                Knob("cardify(isFaceUp:)", "makes a card of any view, by fading"),
                Knob("turningCard(isFaceUp:)", "turns it; half-way its face changes"),
                Knob("Pie(start:end:)", "runs down while a card is face up"),
                Knob("matchedGeometryEffect", "a card on the table and in the deck are one"),
            ],
            size: CGSize(width: 360, height: 360), seconds: 9,
            acts: cardActs,
            code: """
                struct CardGame: View {
                    @StateObject private var game = EmojiGame(
                        pairs: 4, generator: SameOrder(), now: { .distantPast })

                    var body: some View { GameView(game: game) }
                }
                """
        ) { CardGame() }
    }

    /// The deck; two cards that match; one that lets them leave; a new game.
    private static var cardActs: [Act] {
        func tap(_ label: String, _ number: Int = 0, at time: Double) -> Act {
            Act(time: time) { stage in
                let places = stage.frame.accessibility.filter { $0.label == label }.map(\.rect)
                if number < places.count { stage.tap(CGPoint(x: places[number].midX, y: places[number].midY)) }
            }
        }
        return [
            tap("deck", at: 0.5), tap("face down", 0, at: 2.2), tap("face down", 6, at: 3.2),
            tap("face down", 2, at: 5), tap("New game", at: 6.6),
        ]
    }
}

struct CardGame: View {
    @StateObject private var game = EmojiGame(
        pairs: 4, generator: SameOrder(), now: { .distantPast })

    var body: some View { GameView(game: game) }
}

/// Shuffles cards into the same order each time.
struct SameOrder: RandomNumberGenerator {
    private var state: UInt64 = 5

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }
}
