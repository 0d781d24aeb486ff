import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import MemoryGame

/// The next card turns in the same moment in which the cards close up.
@MainActor @Suite struct CloseUpTests {
    @Test(arguments: [3, 4, 6, 8], [true, false])
    func `in each frame the pie stands behind the emoji of its card`(pairs: Int, turns: Bool) throws {
        let table = try Table.dealt(pairs: pairs, turns: turns)
        let (a, b) = table.matchPair()
        // The last one has the longest way.
        let other = try #require(table.game.table.indices.last { $0 != a && $0 != b })
        let face = table.game.table[other].face
        let before = try #require(table.emojis(face).last).rect
        table.choose(other)
        var seen = 0
        for _ in 0..<60 {
            table.stage.advance(by: 1.0 / 60)
            let own = table.emojis(face).filter { $0.opacity > 0 }
            let all = table.stage.frame.texts.filter { $0.opacity > 0 }
            let pies = table.pies
            #expect(own.allSatisfy { emoji in pies.contains { emoji.rect.isAbout($0) } }, "\(own) \(pies)")
            for pie in pies {
                #expect(all.contains { $0.rect.isAbout(pie) }, "\(pie)")
                #expect(table.cardFaces.contains { $0.contains(CGPoint(x: pie.midX, y: pie.midY)) }, "\(pie)")
            }
            seen += own.count
        }
        #expect(seen > 30)
        let after = try #require(table.emojis(face).first { $0.opacity > 0 }).rect
        #expect(abs(after.midX - before.midX) + abs(after.midY - before.midY) > 10)
    }
}

extension Table {
    /// Every pie that is seen, also while it comes or goes.
    var pies: [CGRect] {
        stage.frame.shapes.filter { $0.kind == "path" && !$0.isStroked && $0.opacity > 0 && $0.opacity < 0.36 }.map(
            \.rect)
    }

    /// Fronts and backs as they are drawn, also on their edge.
    var cardFaces: [CGRect] {
        stage.frame.shapes.filter { $0.opacity > 0 && $0.kind == "roundedRectangle" && !$0.isStroked }.map(\.rect)
    }
}

extension CGRect {
    func isAbout(_ other: CGRect) -> Bool { abs(midX - other.midX) < 3 && abs(midY - other.midY) < 3 }
}
