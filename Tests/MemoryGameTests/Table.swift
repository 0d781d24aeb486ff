import Foundation
import SwiftUI
import TallyStage

@testable import MemoryGame

/// A game on a stage, played by taps, in the stage's time.
@MainActor
final class Table {
    let game: EmojiGame
    let stage: Stage
    private final class Clock { weak var stage: Stage? }

    init(pairs: Int = 3, turns: Bool = true, size: CGSize = CGSize(width: 400, height: 500)) {
        let clock = Clock()
        let game = EmojiGame(pairs: pairs, generator: SplitMix(7)) {
            MainActor.assumeIsolated { Date(timeIntervalSinceReferenceDate: clock.stage?.time ?? 0) }
        }
        self.game = game
        stage = Stage(size: size) { GameView(game: game, turns: turns) }
        clock.stage = stage
    }

    /// With all cards dealt and at rest.
    static func dealt(pairs: Int = 3, turns: Bool = true) throws -> Table {
        let table = Table(pairs: pairs, turns: turns)
        try table.deal()
        table.stage.advance(by: 3)
        return table
    }

    func deal() throws {
        try stage.tap("deck")
        stage.advance(by: 0)
    }

    /// The places of the cards on the table as the accessibility tree has them, in the order of the game.
    var cardRects: [CGRect] {
        stage.frame.accessibility.filter { $0.label == "face down" || isFace($0.label) }.map(\.rect)
    }

    func labels() -> [String] { stage.frame.accessibility.map(\.label) }

    private func isFace(_ label: String) -> Bool { game.cards.contains { label.hasPrefix($0.face) } }

    func choose(_ index: Int) {
        let rect = cardRects[index]
        stage.tap(CGPoint(x: rect.midX, y: rect.midY))
        stage.advance(by: 0)
    }

    /// Places in the game of the two cards of a pair.
    func pair(_ number: Int = 0) -> (Int, Int) {
        let faces = Array(Set(game.table.map(\.face))).sorted()
        let places = game.table.indices.filter { game.table[$0].face == faces[number] }
        return (places[0], places[1])
    }

    /// Turns the two cards of a pair, a second for each flip.
    ///
    /// - Returns: their places in the game, as they were.
    @discardableResult
    func matchPair(_ number: Int = 0) -> (Int, Int) {
        let places = pair(number)
        for place in [places.0, places.1] {
            choose(place)
            stage.advance(by: 1)
        }
        return places
    }

    /// Places of two cards that do not match.
    func mismatch() -> (Int, Int) {
        let table = game.table
        let second = table.indices.first { table[$0].face != table[0].face }!
        return (0, second)
    }

    func emoji(_ index: Int) -> TextElement? { emojis(game.table[index].face).first { $0.opacity > 0 } }
    func emojis(_ face: String) -> [TextElement] { stage.frame.texts.filter { $0.string == face } }
}
