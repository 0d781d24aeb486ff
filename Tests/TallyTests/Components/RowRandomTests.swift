import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A row goes from where it is shown to the newest target and to nothing in between, whatever is changed when.
@MainActor
struct RowRandomTests {
    nonisolated private static let styles: [(style: RollStyle, seconds: Double)] = [
        (.flow, 0.6), (.numericText, 0.45), (.odometer, 0.6), (.continuous, 0.6),
    ]
    private static let values: [Decimal] = [7.5, 134_900.5, 1_000_000.5, 980.5, 45_678.5, 12.5]

    private struct Random {
        private var state: UInt64

        init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

        mutating func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
    }

    private func stage(_ model: RowTests.Widths, _ index: Int) -> Stage {
        let (style, seconds) = Self.styles[index]
        let stage = Stage(size: CGSize(width: 500, height: 120)) {
            RowTests.Pair(model: model, style: style, spring: .spring(duration: seconds, bounce: 0))
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        stage.advance(by: 0)
        return stage
    }

    /// Points from the bar to the decimal mark.
    private func distance(_ stage: Stage) -> Double {
        func place(_ text: String) -> Double {
            stage.frame.texts.first { $0.string == text && $0.opacity > 0.02 }.map { Double($0.rect.minX) } ?? .nan
        }
        return place(".") - place("|")
    }

    /// A free view with the same spring never leaves what was shown and the newest target, nor does its speed jump: so whatever keeps
    /// step with it does neither.
    @Test(arguments: styles.indices, 0..<6)
    func `the decimal mark keeps step with a view that goes by the same spring, over random changes at random frames`(
        index: Int, seed: Int
    ) {
        var places: [Decimal: Double] = [:]
        for value in Self.values {
            let model = RowTests.Widths()
            model.value = value
            places[value] = distance(stage(model, index))
        }
        var random = Random(seed)
        let model = RowTests.Widths()
        (model.value, model.width) = (Self.values[seed], places[Self.values[seed]]!)
        let stage = stage(model, index)
        // Glyphs that left in a hurry are taken out a moment later, when where they stood counts for next to nothing.
        let limit = Self.styles[index].0 == .numericText ? 0.1 : 1e-6
        for step in 0..<6 {
            let value = Self.values[random.next(Self.values.count)]
            (model.value, model.width) = (value, places[value]!)
            stage.advance(by: 0)
            // Where glyphs take turns, a row goes faster in a stream: this is none.
            let least = Self.styles[index].0 == .numericText && step % 2 == 1 ? 20 : 0
            for frame in 0...max(random.next(15), least) {
                let off = distance(stage)
                #expect(abs(off) < limit, "step \(step), frame \(frame), to \(value): \(off)")
                stage.advance(by: 1.0 / 60)
            }
        }
    }

    /// What is seen of each column, by its middle, in points from that of the decimal mark.
    private func columns(_ theatre: Theatre) -> [(text: String, x: Double)] {
        let seen = theatre.faces.filter { $0.opacity > 0.02 && $0.rect.height > 1 }
        guard let mark = seen.first(where: { $0.string == "." }) else { return [] }
        return seen.map { ($0.string, Double($0.rect.midX - mark.rect.midX)) }
    }

    private func theatre(_ value: Decimal, _ style: RollStyle) -> Theatre {
        Theatre(value) { model in
            HStack(spacing: 0) {
                RollingNumber(model.value, format: Decimal.FormatStyle.en).rollStyle(style).font(.test)
                Spacer(minLength: 0)
            }
        }
    }

    nonisolated private static let placed: [RollStyle] = [.flow, .numericText, .odometer, .continuous, .perDigit]

    @Test(arguments: placed, 0..<6)
    func `each column is as far from the decimal mark as its place is, in every frame of random changes`(
        style: RollStyle, seed: Int
    ) {
        let places = columns(theatre(1_000_000.5, style)).map(\.x)
        #expect(places.count == 11)
        // A glyph that comes back while it goes grows about the middle of a text that does.
        let limit = style == .numericText ? 2 : 0.01
        var random = Random(seed)
        let theatre = theatre(Self.values[seed], style)
        for step in 0..<6 {
            let value = Self.values[random.next(Self.values.count)]
            theatre.show(value)
            for frame in 0...random.next(15) {
                for column in columns(theatre) {
                    let off = places.map { abs($0 - column.x) }.min() ?? .infinity
                    #expect(off < limit, "step \(step), frame \(frame), to \(value): \(column.text) is off by \(off)")
                }
                theatre.stage.advance(by: 1.0 / 60)
            }
        }
    }
}
