import Foundation
import SwiftUI
import Testing
import TallyStage

@testable import MemoryGame

@MainActor @Suite struct FlipTests {
    @Test func `a tap turns a card, and the front is seen from exactly ninety degrees on`() throws {
        let turn = Turn()
        turn.model.isFaceUp = true
        turn.stage.advance(by: 0)
        #expect(turn.isBackSeen)
        turn.stage.advance(by: 0.49)
        #expect(turn.isBackSeen)
        #expect(turn.width < 10)
        turn.stage.advance(by: 0.02)
        #expect(!turn.isBackSeen)
        #expect(turn.width < 10)
        turn.stage.advance(by: 0.49)
        #expect(!turn.isBackSeen)
        #expect(abs(turn.width - 100) < 0.5)
    }

    @Test func `a flip interrupted in mid-air turns back from where it is`() {
        let turn = Turn()
        turn.model.isFaceUp = true
        turn.stage.advance(by: 0.3)
        let width = turn.width
        turn.model.isFaceUp = false
        turn.stage.advance(by: 0)
        #expect(abs(turn.width - width) < 0.5)
        var last = turn.width
        // It never shows its front, and it widens without a jump.
        for _ in 0..<60 {
            turn.stage.advance(by: 1.0 / 60)
            #expect(abs(turn.width - last) < 16)
            last = turn.width
        }
        #expect(turn.stage.settle())
        #expect(turn.isBackSeen)
        #expect(abs(turn.width - 100) < 0.5)
    }

    @Test func `fading keeps the content where it is and changes only its opacity`() throws {
        let table = try Table.dealt(turns: false)
        #expect(table.emojis(table.game.table[0].face).allSatisfy { $0.opacity == 0 })
        let rects = table.emojis(table.game.table[0].face).map(\.rect)
        table.choose(0)
        table.stage.advance(by: 0.1)
        let shown = try #require(table.emoji(0))
        #expect(shown.opacity > 0 && shown.opacity < 1)
        #expect(rects.contains(shown.rect))
        table.stage.advance(by: 2)
        #expect(table.emoji(0)?.opacity == 1)
    }

    @Test func `two that do not match are turned down by the third`() throws {
        let table = try Table.dealt()
        let (a, b) = table.mismatch()
        table.choose(a)
        table.stage.advance(by: 1)
        table.choose(b)
        table.stage.advance(by: 1)
        #expect(table.labels().filter { $0 == "face down" }.count == 4)
        let third = table.game.table.indices.first { $0 != a && $0 != b }!
        table.choose(third)
        table.stage.advance(by: 1)
        #expect(table.labels().filter { $0 == "face down" }.count == 5)
    }

    @Test func `a card reads face down, then its emoji, then that it is matched`() throws {
        let table = try Table.dealt()
        let (a, b) = table.pair()
        let face = table.game.table[a].face
        #expect(table.labels().filter { $0 == "face down" }.count == 6)
        table.choose(a)
        table.stage.advance(by: 1)
        #expect(table.labels().filter { $0 == "face down" }.count == 5 && table.labels().contains(face))
        table.choose(b)
        table.stage.advance(by: 1)
        #expect(table.labels().filter { $0 == "\(face), matched" }.count == 2 && !table.labels().contains(face))
        #expect(table.labels().filter { $0 == "face down" }.count == 4)
    }

    @Test func `tab reaches the deck and space deals it`() {
        let table = Table()
        for _ in 0..<4 where table.cardRects.isEmpty {
            table.stage.press(.tab)
            table.stage.advance(by: 0)
            table.stage.press(.space)
            table.stage.advance(by: 2)
        }
        #expect(table.cardRects.count == 6)
    }

    @Test func `tab reaches the cards and space flips one`() throws {
        let table = try Table.dealt()
        for _ in 0..<8 {
            table.stage.press(.tab)
            table.stage.advance(by: 0)
            table.stage.press(.space)
            table.stage.advance(by: 0)
            if table.game.table.contains(where: \.isFaceUp) { break }
        }
        #expect(table.game.table.contains { $0.isFaceUp })
    }
}

/// One card that turns in a linear second.
@MainActor
private final class Turn {
    final class Model: ObservableObject { @Published var isFaceUp = false }

    let model = Model()
    let stage: Stage

    private struct Scene: View {
        @ObservedObject var model: Model
        var body: some View {
            Text("A").turningCard(isFaceUp: model.isFaceUp)
                .animation(.linear(duration: 1), value: model.isFaceUp)
                .frame(width: 100, height: 150)
        }
    }

    init() {
        let model = model
        stage = Stage(size: CGSize(width: 300, height: 300)) { Scene(model: model) }
    }

    private var cards: [ShapeElement] { stage.frame.shapes.filter { $0.opacity > 0 && $0.rect.width < 300 } }
    /// The letter is on the front.
    var isBackSeen: Bool { stage.frame.texts.allSatisfy { $0.opacity == 0 } }
    var width: CGFloat { cards.map(\.rect.width).max() ?? 0 }
}
