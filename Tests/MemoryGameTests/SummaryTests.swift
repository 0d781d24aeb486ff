import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import MemoryGame

@MainActor @Suite struct SummaryTests {
    @Test func `a game is over with its last pair, and tells turns, mistakes, the best bonus and the time`() {
        var model = MemoryModel(faces: ["A", "B"])
        func choose(_ id: String, _ second: Double) {
            model.choose(id, at: Date(timeIntervalSinceReferenceDate: 100 + second))
        }
        choose("0.0a", 0)
        choose("0.1a", 1)
        #expect(model.mistakes == 1 && model.score == -1)
        // The first two are turned down, one after two seconds, the other after one.
        choose("0.0b", 2)
        choose("0.0a", 3)
        #expect(model.summary == nil && !model.isOver)
        choose("0.1a", 20)
        choose("0.1b", 25)
        #expect(model.isOver)
        // The first pair had 5 and 4 seconds left, the second 0 and 6.
        #expect(
            model.summary == GameSummary(score: -1 + 4 + 9 + 4 + 6, turns: 3, mistakes: 1, bestBonus: 9, duration: 25))
        #expect(model.cleared.count == 2)
        model.clearMatched()
        #expect(model.cleared.count == 4)
    }

    @Test func `the score rolls to what a pair brings`() throws {
        let table = try Table.dealt()
        let (a, b) = table.pair()
        table.choose(a)
        table.stage.advance(by: 1)
        #expect(table.figures == ["0", "0"])
        table.choose(b)
        table.stage.advance(by: 0.1)
        // The old digits and the new ones are seen on their way, neither in full.
        let moving = table.header.filter { $0.opacity < 1 }.map(\.string).joined()
        #expect(moving.contains("0") && moving.contains("1"))
        table.stage.advance(by: 2)
        #expect(table.figures == ["\(table.game.score)", "1"])
        #expect(table.game.score > 9)
        #expect(table.header.allSatisfy { $0.opacity == 1 })
    }

    @Test func `the last pair spins, leaves by itself, and the game tells how it went`() throws {
        let table = try Table.dealt(pairs: 2)
        table.matchAll()
        #expect(table.game.isOver)
        #expect(table.labels().filter { $0.hasSuffix(", matched") }.count == 2)
        #expect(!table.stage.frame.visibleText.contains("All pairs found"))
        table.stage.advance(by: 3)
        #expect(table.game.table.isEmpty)
        #expect(table.cardRects.isEmpty && table.cardShapes.isEmpty)
        let summary = try #require(table.game.summary)
        for text in [
            "All pairs found", "\(summary.score)", "Turns", "\(summary.turns)", "Mistakes", "Best bonus", "Time",
        ] {
            #expect(table.stage.frame.visibleText.contains(text), "\(text)")
        }
        #expect(table.labels().contains("Score \(summary.score)"))
        // Nothing spins any more, and nothing waits.
        #expect(table.stage.settle())
        #expect(table.stage.nextFrameTime == nil)
    }

    @Test func `deal again lays a new deck and deals it`() throws {
        let table = try Table.dealt(pairs: 2)
        table.matchAll()
        table.stage.advance(by: 3)
        try table.stage.tap("Deal again")
        table.stage.advance(by: 0.45)
        #expect(table.cardRects.isEmpty)
        #expect(table.cardShapes.count == 4)
        #expect(table.stage.settle())
        #expect(table.cardRects.count == 4)
        #expect(table.labels().filter { $0 == "face down" }.count == 4)
        #expect(table.figures == ["0", "0"])
        #expect(!table.stage.frame.visibleText.contains("All pairs found"))
        #expect(table.stage.nextFrameTime == nil)
    }

    @Test func `the return key deals again`() throws {
        let table = try Table.dealt(pairs: 1)
        table.matchAll()
        table.stage.advance(by: 3)
        table.stage.press(.return)
        table.stage.advance(by: 3)
        #expect(table.labels().filter { $0 == "face down" }.count == 2)
    }

    @Test func `a new game while the last pair spins is not touched by the old one's end`() throws {
        let table = try Table.dealt(pairs: 2)
        table.matchAll()
        try table.stage.tap("New game")
        table.stage.advance(by: 0)
        try table.deal()
        table.stage.advance(by: 5)
        #expect(table.game.table.count == 4)
        #expect(table.cardRects.count == 4)
        #expect(table.stage.nextFrameTime == nil)
    }

    @Test(arguments: [
        CGSize(width: 320, height: 330), CGSize(width: 400, height: 500), CGSize(width: 600, height: 260),
    ])
    func `the summary stands whole between the score and the buttons, which stay where they are`(size: CGSize) throws {
        let table = Table(pairs: 2, size: size)
        try table.deal()
        table.stage.advance(by: 2)
        let before = table.frameTexts
        table.matchAll()
        table.stage.advance(by: 4)
        let after = table.frameTexts
        #expect(after == before)
        let texts = table.stage.frame.texts.filter { $0.opacity > 0 }
        #expect(texts.contains { $0.string == "Best bonus" })
        let header = try #require(after["Turns"]), buttons = try #require(after["New game"])
        for text in texts where text.rect.minY > header.maxY && text.rect.maxY < buttons.maxY - 1 {
            #expect(
                text.rect.maxY < buttons.minY && text.rect.minX >= 16 && text.rect.maxX <= size.width - 16, "\(text)")
            #expect(!text.string.contains("…"), "\(text)")
        }
    }
}

extension Table {
    /// What stands above the cards.
    var header: [TextElement] { stage.frame.texts.filter { $0.rect.maxY < 50 && $0.opacity > 0 } }
    /// Where the words around the cards stand, the topmost of each.
    var frameTexts: [String: CGRect] {
        Dictionary(
            stage.frame.texts.filter { ["Score", "Turns", "New game", "Shuffle"].contains($0.string) }
                .map { ($0.string, $0.rect) },
            uniquingKeysWith: { $0.minY < $1.minY ? $0 : $1 })
    }

    /// The figures in it.
    var figures: [String] { header.map(\.string).filter { Int($0) != nil } }

    /// Finds one pair after the other, a second for each flip.
    func matchAll() {
        while let first = game.table.firstIndex(where: { !$0.isFaceUp }) {
            let chosen = game.table[first]
            choose(first)
            stage.advance(by: 1)
            // The pair before has left the table.
            let table = game.table
            if let second = table.firstIndex(where: { $0.face == chosen.face && $0.id != chosen.id }) { choose(second) }
            if game.isOver { break }
            stage.advance(by: 1)
        }
    }
}
