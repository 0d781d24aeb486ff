import Foundation
import Testing
import TallyStage

@testable import MemoryGame

@MainActor @Suite struct DealTests {
    @Test func `before the deal nothing is on the table`() {
        let table = Table()
        #expect(table.cardRects.isEmpty)
        #expect(table.labels().contains("deck"))
        #expect(!table.stage.isAnimating)
    }

    @Test func `cards fly from the deck one after another`() throws {
        let table = Table()
        try table.deal()
        // The last card waits half a second for its turn; each is half a second on its way.
        #expect(table.stage.isAnimating)
        let deck = try #require(table.cardShapes.first)
        table.stage.advance(by: 0.3)
        let early = table.cardShapes
        #expect(Set(early.filter { $0.width > deck.width + 0.01 }.map(\.rounded)).count == 3)
        #expect(early.filter { abs($0.width - deck.width) < 0.01 }.allSatisfy { abs($0.midY - deck.midY) < 0.01 })
        table.stage.advance(by: 0.6)
        #expect(table.stage.isAnimating)
        table.stage.advance(by: 0.11)
        #expect(!table.stage.isAnimating)
    }

    @Test func `dealt cards fill the space at two by three`() throws {
        let table = try Table.dealt()
        let rects = table.cardRects
        #expect(rects.count == 6)
        for rect in rects { #expect(abs(rect.width / rect.height - 2.0 / 3) < 0.001) }
        for (index, rect) in rects.enumerated() {
            for other in rects[(index + 1)...] { #expect(!rect.insetBy(dx: 1, dy: 1).intersects(other)) }
        }
    }

    @Test func `another size of the window lets the cards travel to other rows`() throws {
        let table = try Table.dealt()
        let before = table.cardShapes
        table.stage.size = CGSize(width: 700, height: 400)
        table.stage.advance(by: 0)
        #expect(table.stage.isAnimating)
        #expect(Set(table.cardShapes.map(\.rounded)) == Set(before.map(\.rounded)))
        table.stage.advance(by: 0.15)
        let between = table.cardShapes
        #expect(table.stage.settle())
        let after = table.cardShapes
        #expect(after.count == before.count)
        #expect(Set(after.map(\.minY)).count < Set(before.map(\.minY)).count)
        #expect(between != before && between != after)
    }

    @Test func `a little larger a window makes the cards larger at once`() throws {
        let table = try Table.dealt()
        let before = table.cardRects
        table.stage.size.width += 6
        table.stage.size.height += 6
        table.stage.advance(by: 0)
        #expect(!table.stage.isAnimating)
        #expect(table.cardRects.count == before.count)
        #expect(table.cardRects != before)
    }

    @Test func `shuffled cards travel to their new places`() throws {
        let table = try Table.dealt()
        let order = table.game.table.map(\.id)
        let before = table.cardShapes
        try table.stage.tap("Shuffle")
        table.stage.advance(by: 0)
        #expect(table.game.table.map(\.id) != order)
        // Nothing has jumped in the frame of the change, and everything is under way.
        #expect(Set(table.cardShapes.map(\.rounded)) == Set(before.map(\.rounded)))
        #expect(table.stage.isAnimating)
        table.stage.advance(by: 0.15)
        #expect(Set(table.cardShapes.map(\.rounded)) != Set(before.map(\.rounded)))
        #expect(table.stage.settle())
        #expect(Set(table.cardShapes.map(\.rounded)) == Set(before.map(\.rounded)))
    }

    @Test func `a new game starts clean`() throws {
        let table = try Table.dealt()
        table.matchPair()
        try table.stage.tap("New game")
        table.stage.advance(by: 2)
        #expect(table.cardRects.isEmpty)
        #expect(table.game.score == 0)
        // The matched emoji spun for ever; nothing of it is left.
        #expect(!table.stage.isAnimating)
        #expect(table.stage.nextFrameTime == nil)
        try table.deal()
        table.stage.advance(by: 3)
        #expect(table.cardRects.count == 6)
        #expect(!table.stage.isAnimating)
    }
}

extension Table {
    /// Where the backs of the cards are seen, the deck's among them.
    var cardShapes: [CGRect] {
        stage.frame.shapes.filter { $0.opacity > 0 && $0.kind != "background" && $0.rect.width > 30 }.map(\.rect)
            .filter { abs($0.width / $0.height - 2.0 / 3) < 0.01 }
    }
}

extension CGRect {
    var rounded: String { "\(Int((midX * 10).rounded())) \(Int((midY * 10).rounded()))" }
}
