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
        var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return Int(random % UInt64(bound))
        }
        let model = RowTests.Widths()
        (model.value, model.width) = (Self.values[seed], places[Self.values[seed]]!)
        let stage = stage(model, index)
        for step in 0..<6 {
            let value = Self.values[next(Self.values.count)]
            (model.value, model.width) = (value, places[value]!)
            stage.advance(by: 0)
            for frame in 0...next(15) {
                let off = distance(stage)
                #expect(abs(off) < 1e-6, "step \(step), frame \(frame), to \(value): \(off)")
                stage.advance(by: 1.0 / 60)
            }
        }
    }
}
