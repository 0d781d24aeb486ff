import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Numbers that have their new width at once.
@MainActor
struct ImmediateWidthTests {
    private nonisolated static let styles: [RollStyle] = [
        .flow, .continuous, .odometer, .perDigit, .numericText, .ticker,
    ]

    private func theatre(_ value: Decimal, _ style: RollStyle, _ alignment: TextAlignment) -> Theatre {
        Theatre(value) { model in
            HStack(spacing: 0) {
                RollingNumber(model.value, format: Decimal.FormatStyle.en)
                    .rollStyle(style).rollWidth(.immediate).multilineTextAlignment(alignment)
                Text(verbatim: "x")
            }
            .font(.test)
        }
    }

    private func neighbor(_ theatre: Theatre) -> CGRect? { theatre.stage.frame.texts.first { $0.string == "x" }?.rect }

    @Test(arguments: styles, [TextAlignment.leading, .center, .trailing])
    func `digits that stay are at their new places at once, and nothing lies on the neighbor`(
        _ style: RollStyle, _ alignment: TextAlignment
    ) throws {
        for (old, new) in [(12_345, 7), (7, 12_345), (980, 1_030), (-5, 5), (5, -5)] as [(Decimal, Decimal)] {
            let theatre = theatre(old, style, alignment)
            let rest = try #require(neighbor(self.theatre(new, style, alignment)))
            theatre.show(new)
            for _ in 0..<40 {
                let beside = try #require(neighbor(theatre))
                #expect(beside == rest, "\(old) to \(new)")
                for glyph in theatre.stage.frame.texts where glyph.string != "x" && glyph.opacity > 0.01 {
                    #expect(glyph.rect.maxX <= beside.minX + 1, "\(glyph.string) of \(old) to \(new)")
                }
                theatre.stage.advance(by: 1 / 60)
            }
            theatre.settle()
        }
    }
}
