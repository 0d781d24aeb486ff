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

    @Test func `the cards of the deck lie upon one another, each a little higher`() {
        let deck = Table(pairs: 6).cardShapes
        #expect(deck.count == 12)
        for (below, above) in zip(deck, deck.dropFirst()) {
            #expect(above.size == below.size)
            #expect((0.5...2).contains(below.minY - above.minY) && (0.25...2).contains(above.minX - below.minX))
        }
    }

    @Test func `cards fly from the deck one after another`() throws {
        let table = Table()
        let deck = table.cardShapes
        try table.deal()
        // The first is on its way from where it lay, and lies on top of the others still.
        #expect(table.cardShapes == deck)
        #expect(table.stage.isAnimating)
        table.stage.advance(by: 0.25)
        #expect(table.cardShapes.filter { $0.width > 40 }.count == 3)
        // What has not been dealt lies where it lay.
        #expect(table.cardShapes.filter { $0.width == 40 } == Array(deck.prefix(3)))
        // The last card is dealt half a second after the first; each is half a second on its way.
        table.stage.advance(by: 0.7)
        #expect(table.stage.isAnimating)
        table.stage.advance(by: 0.06)
        #expect(!table.stage.isAnimating)
        #expect(table.stage.nextFrameTime == nil)
    }

    @Test func `a deal shows each card once in each frame`() throws {
        let table = Table(pairs: 4)
        try table.deal()
        for _ in 0..<80 {
            table.stage.advance(by: 1.0 / 60)
            #expect(table.cardShapes.count == 8)
        }
    }

    @Test func `cards shuffled in the midst of a deal are dealt all the same`() throws {
        let table = Table(pairs: 4)
        try table.deal()
        table.stage.advance(by: 0.35)
        try table.stage.tap("Shuffle")
        for _ in 0..<20 {
            table.stage.advance(by: 1.0 / 60)
            #expect(table.cardShapes.count == 8)
        }
        #expect(table.stage.settle())
        #expect(Set(table.cardRects.map(\.rounded)).count == 8)
        #expect(Set(table.cardShapes.map(\.rounded)) == Set(table.cardRects.map(\.rounded)))
    }

    @Test func `a window that changes in the midst of a deal has all cards in their places in the end`() throws {
        let table = Table(pairs: 4)
        try table.deal()
        table.stage.advance(by: 0.35)
        table.stage.size = CGSize(width: 620, height: 360)
        #expect(table.stage.settle())
        #expect(Set(table.cardShapes.map(\.rounded)) == Set(table.cardRects.map(\.rounded)))
        #expect(table.cardRects.count == 8)
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

    @Test func `a new game in the midst of a deal takes back what flies, and deals no more`() throws {
        let table = Table(pairs: 6)
        let deck = table.cardShapes
        try table.deal()
        table.stage.advance(by: 0.6)
        try table.stage.tap("New game")
        // No card goes on with its flight: each becomes smaller from where it was.
        var widest = table.cardShapes.map(\.width).max() ?? 0
        for _ in 0..<30 {
            table.stage.advance(by: 1.0 / 60)
            let now = table.cardShapes.map(\.width).max() ?? 0
            #expect(now <= widest)
            widest = now
        }
        table.stage.advance(by: 0.5)
        #expect(table.cardShapes == deck)
        #expect(table.cardRects.isEmpty)
        #expect(table.stage.nextFrameTime == nil)
    }
}

extension Table {
    /// Where the backs of the cards are seen, the deck's among them.
    var cardShapes: [CGRect] {
        stage.frame.shapes.filter { $0.opacity > 0 && $0.kind == "roundedRectangle" && !$0.isStroked }.map(\.rect)
            .filter { abs($0.width / $0.height - 2.0 / 3) < 0.01 }
    }
}

extension CGRect {
    var rounded: String { "\(Int((midX * 10).rounded())) \(Int((midY * 10).rounded()))" }
}
