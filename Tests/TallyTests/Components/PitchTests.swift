import Foundation
import Observation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Where sizes of texts are rounded up to pixels, as on Apple's platforms, lines inside a text are not.
@MainActor
struct PitchTests {
    @MainActor @Observable
    final class Model { var value = 10_000 }

    private struct Page: View {
        let model: Model
        let size: Double
        let style: RollStyle

        var body: some View {
            RollingNumber(model.value, format: .number.grouping(.never)).rollStyle(style)
                .font(.system(size: size))
        }
    }

    private func stage(_ model: Model, size: Double, _ style: RollStyle) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 80)) { Page(model: model, size: size, style: style) }
        stage.preferences.roundsTextSizes = true
        stage.advance(by: 0)
        _ = stage.settle(within: 10)
        return stage
    }

    @Test func `a text's size is whole pixels, that of many lines no multiple of one`() {
        var heights: [Double] = []
        for lines in [1, 12] {
            let stage = Stage(size: CGSize(width: 300, height: 900), scale: 2) {
                Text(verbatim: Array(repeating: "0", count: lines).joined(separator: "\n")).font(.system(size: 33))
            }
            stage.preferences.roundsTextSizes = true
            stage.advance(by: 0)
            let rect = stage.frame.accessibility.first?.rect ?? .zero
            #expect(abs((rect.height * 2).rounded() - rect.height * 2) < 1e-6)
            #expect(abs((rect.width * 2).rounded() - rect.width * 2) < 1e-6)
            heights.append(rect.height)
        }
        #expect(heights[1] < heights[0] * 12)
    }

    @Test(arguments: [RollStyle.flow, .odometer, .ticker, .numericText], [17, 33, 41] as [Double])
    func `digits at rest stand where they would stand at first, however far their drums have turned`(
        _ style: RollStyle, _ size: Double
    ) {
        let model = Model()
        let number = stage(model, size: size, style)
        for value in [10_009, 98_765, 12_340, 55_555, 99_999, 10_101] {
            model.value = value
            number.advance(by: 0)
            _ = number.settle(within: 10)
            let fresh = Model()
            fresh.value = value
            let (a, b) = (number.image(), stage(fresh, size: size, style).image())
            var worst = 0
            for y in 0..<a.height {
                for x in 0..<a.width { worst = max(worst, abs(Int(a[x, y] & 255) - Int(b[x, y] & 255))) }
            }
            // A third of a pixel is what rounding leaves of the distance; by a whole one black would become white.
            #expect(worst < 130, "\(size): \(value)")
        }
    }
}
