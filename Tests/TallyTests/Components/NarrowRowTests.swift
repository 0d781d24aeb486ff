import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A number in a row with others, which give it more or less room as it grows and shrinks.
@MainActor
struct NarrowRowTests {
    @MainActor @Observable
    final class Model {
        var value = 134_900
    }

    private struct Row: View {
        let model: Model
        let style: RollStyle
        var body: some View {
            HStack {
                Text("a").hidden()
                RollingNumber(model.value, format: .number.locale(Locale(identifier: "en_US"))).rollStyle(style)
                Text("pts")
            }
            .font(.system(size: 40, weight: .semibold))
            .lineLimit(1)
        }
    }

    /// Where the text behind the number begins.
    private func neighbour(_ stage: Stage) -> CGFloat {
        stage.frame.texts.first { $0.string == "pts" }?.rect.minX ?? .infinity
    }

    /// Points between the number and the text behind it.
    private func gap(_ stage: Stage) -> CGFloat {
        let number = stage.frame.accessibility.first { Int($0.label.filter(\.isNumber)) != nil }
        return neighbour(stage) - (number?.rect.maxX ?? .infinity)
    }

    nonisolated static let styles: [RollStyle] = [
        .flow, .perDigit, .perDigit(columns: .byPosition), .numericText, .ticker, .odometer,
    ]

    /// Points that a style moves a neighbour in a frame at most; the motions of `perDigit` are over within some frames.
    private static let speed: [CGFloat] = [24, 45, 45, 24, 24, 24]

    @Test(arguments: styles.indices, [nil, .easeInOut(duration: 0.4)] as [Animation?])
    func `what has room at last is cut in no frame on the way, and its neighbours go along`(
        style: Int, animation: Animation?
    ) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Row(model: model, style: Self.styles[style]) }
        stage.advance(by: 0)
        for value in [1_000_000, 7, 134_900, 1_000_000, 134_900] {
            let wasCut = model.value == 1_000_000
            if let animation { withAnimation(animation) { model.value = value } } else { model.value = value }
            var cut: [Int] = []
            var last = neighbour(stage)
            for frame in 0..<40 {
                stage.advance(by: 1.0 / 60)
                let isCut = stage.frame.texts.contains { $0.string.contains("…") && $0.opacity > 0 }
                if isCut { cut.append(frame) }
                let place = neighbour(stage)
                #expect(abs(place - last) < Self.speed[style], "\(value), frame \(frame): \(last) → \(place)")
                last = place
                let worst = stage.overlap(besides: ["pts"])
                #expect(worst.points < 2, "\(value), frame \(frame): \(worst)")
                #expect(abs(gap(stage) - 8) < 0.01, "\(value), frame \(frame): \(gap(stage))")
            }
            // The ellipsis of a text that was cut goes as its column does.
            #expect(value == 1_000_000 || wasCut || cut.isEmpty, "\(value): \(cut)")
            #expect(stage.settle(within: 5))
            #expect(stage.frame.texts.contains { $0.string.contains("…") } == (value == 1_000_000), "\(value)")
        }
    }
}
