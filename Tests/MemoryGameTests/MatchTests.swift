import Foundation
import SwiftUI
import Testing
import TallyStage

@testable import MemoryGame

@MainActor @Suite struct MatchTests {
    @Test func `a matched pair spins, once a second, for ever`() throws {
        let table = try Table.dealt()
        let a = table.matchPair().0
        #expect(table.game.score > 0)
        #expect(table.labels().filter { $0.hasSuffix(", matched") }.count == 2)
        #expect(!table.stage.settle(within: 1))
        // An eighth of a turn makes the box of a square glyph wider; a whole turn later it is as it was.
        let now = try #require(table.emoji(a)).rect
        table.stage.advance(by: 0.125)
        let later = try #require(table.emoji(a)).rect
        #expect(abs(later.width - now.width) > 1 || abs(later.height - now.height) > 1)
        table.stage.advance(by: 0.875)
        let turned = try #require(table.emoji(a)).rect
        #expect(abs(turned.width - now.width) < 0.5 && abs(turned.midX - now.midX) < 0.5)
    }

    // The lesson of the lecture: an animation belongs to a change.
    @Test func `content that appears already matched does not spin, for nothing has changed`() {
        let spin = Spin(isThere: false)
        spin.model.isThere = true
        spin.model.isMatched = true
        spin.stage.advance(by: 0.1)
        #expect(!spin.stage.isAnimating)
    }

    @Test func `content that was there with opacity zero does spin`() {
        let spin = Spin(isThere: true)
        spin.model.isMatched = true
        spin.stage.advance(by: 0.1)
        #expect(spin.stage.isAnimating)
        #expect(!spin.stage.settle(within: 1))
    }

    @Test func `matched cards leave when the next card is chosen, and the others close up`() throws {
        let table = try Table.dealt()
        let (a, b) = table.matchPair()
        #expect(table.cardRects.count == 6)
        let other = table.game.table.indices.first { $0 != a && $0 != b }!
        table.choose(other)
        table.stage.advance(by: 0.1)
        #expect(table.cardRects.count == 4)
        table.stage.advance(by: 0.1)
        // On their way out they are still drawn, smaller.
        #expect(table.emojis(table.game.cards[a].face).contains { $0.opacity > 0 })
        table.stage.advance(by: 2)
        #expect(table.game.table.count == 4)
        #expect(table.emojis(table.game.cards.first { !table.game.table.contains($0) }!.face).isEmpty)
    }
}

@MainActor
private final class Spin {
    final class Model: ObservableObject {
        @Published var isThere: Bool
        @Published var isMatched = false
        init(isThere: Bool) { self.isThere = isThere }
    }

    let model: Model
    let stage: Stage

    private struct Scene: View {
        @ObservedObject var model: Model
        var body: some View {
            ZStack {
                Color.clear
                if model.isThere {
                    Text("X").rotationEffect(.degrees(model.isMatched ? 360 : 0))
                        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: model.isMatched)
                        .opacity(model.isMatched ? 1 : 0)
                }
            }
        }
    }

    init(isThere: Bool) {
        let model = Model(isThere: isThere)
        self.model = model
        stage = Stage(size: CGSize(width: 100, height: 100)) { Scene(model: model) }
    }
}
