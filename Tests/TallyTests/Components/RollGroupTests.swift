import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct RollGroupTests {
    /// A long number above a short one, the ones below one another.
    private func theatre(isGroup: Bool, styles: (RollStyle, RollStyle), animation: Animation? = nil) -> Theatre {
        let theatre = Theatre(1_111_111) { model in
            let numbers = VStack(alignment: .trailing, spacing: 0) {
                RollingNumber(model.value, format: Decimal.FormatStyle.en).rollStyle(styles.0)
                RollingNumber(Decimal(model.identity), format: Decimal.FormatStyle.en).rollStyle(styles.1)
            }
            .font(.system(size: 20))
            if isGroup, let animation {
                numbers.rollGroup().rollAnimation(animation)
            } else if isGroup {
                numbers.rollGroup()
            } else {
                numbers
            }
        }
        theatre.model.identity = 11
        theatre.stage.advance(by: 0)
        theatre.settle()
        return theatre
    }

    private func change(_ theatre: Theatre) {
        theatre.model.identity = 22
        theatre.show(2_222_222)
    }

    /// When the tens of each of the two begin to change.
    private func beginnings(_ theatre: Theatre) -> [Double] {
        var found: [Double] = [-1, -1]
        let right = theatre.faces.map(\.rect.maxX).max() ?? 0
        let width = theatre.faces[0].rect.width
        for step in 1...60 {
            theatre.stage.advance(by: 1.0 / 120)
            for face in theatre.faces where face.opacity < 1 && abs(face.rect.maxX - right + width) < 2 {
                let row = face.rect.midY < 50 ? 0 : 1
                if found[row] < 0 { found[row] = Double(step) / 120 }
            }
        }
        return found
    }

    @Test func `columns of one place begin together, whatever the lengths`() {
        let grouped = theatre(isGroup: true, styles: (.numericText, .numericText))
        change(grouped)
        let together = beginnings(grouped)
        #expect(abs(together[0] - together[1]) < 1e-9 && together[0] > 0.12, "\(together)")
        let alone = theatre(isGroup: false, styles: (.numericText, .numericText))
        change(alone)
        let apart = beginnings(alone)
        #expect(apart[1] < 0.01 && apart[0] > 0.12, "\(apart)")
        grouped.settle()
        #expect(grouped.stage.frame.accessibility.map(\.label) == ["2,222,222", "22"])
    }

    @Test func `the longest number says when places begin, also where it changes last or not at all`() {
        for changesLong in [true, false] {
            let theatre = Theatre(11) { model in
                VStack(alignment: .trailing, spacing: 0) {
                    RollingNumber(model.value, format: Decimal.FormatStyle.en)
                    RollingNumber(Decimal(1_111_111 * (model.identity + 1)), format: Decimal.FormatStyle.en)
                }
                .font(.system(size: 20)).rollStyle(.numericText).rollGroup()
            }
            if changesLong { theatre.model.identity = 1 }
            theatre.show(22)
            var begins = 0.0
            for step in 1...30 where begins == 0 {
                theatre.stage.advance(by: 1.0 / 120)
                // The tens of seven places are the last but one to begin.
                if theatre.faces.contains(where: { $0.rect.midY < 50 && $0.string == "1" && $0.opacity < 1 }) {
                    begins = Double(step) / 120
                }
            }
            #expect(0.12...0.14 ~= begins, "\(begins)")
            theatre.settle()
            #expect(theatre.label.hasPrefix("22"))
        }
    }

    @Test func `numbers of a group take one timing, that of the group's place`() {
        let theatre = theatre(isGroup: true, styles: (.flow, .perDigit), animation: .linear(duration: 1))
        let rows = Set(theatre.faces.map(\.rect.midY)).sorted()
        let rests = theatre.rests
        change(theatre)
        theatre.stage.advance(by: 0.95)
        for row in [rows[0], rows[rows.count - 1]] {
            #expect(theatre.faces.contains { 0.2...8 ~= abs($0.rect.midY - row) })
        }
        theatre.stage.advance(by: 0.051)
        #expect(!theatre.stage.isAnimating)
        #expect(theatre.rests == rests + 2)
    }

    @Test func `a number that leaves a group or comes to it later leaves the others as they are`() {
        let theatre = Theatre(1) { model in
            VStack {
                RollingNumber(model.value, format: Decimal.FormatStyle.en)
                if model.identity == 1 { RollingNumber(model.value * 1_000_000, format: Decimal.FormatStyle.en) }
            }
            .rollStyle(.numericText)
            .rollGroup()
        }
        for identity in [1, 0, 1, 0] {
            theatre.model.identity = identity
            theatre.show(theatre.model.value + 3)
            theatre.stage.advance(by: 0.05)
        }
        theatre.settle()
        #expect(theatre.label == "13" && theatre.rest == "13")
    }
}
