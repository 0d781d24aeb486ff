import Foundation
import SwiftUI
import Tally
import TallyStage

/// An amount field that somebody types into.
@MainActor
enum Keys {
    /// 30 keys a second at 60 frames a second: digits until there are nine, then as many deletions.
    static func field() -> [Row] {
        let stage = Stage(size: CGSize(width: 360, height: 200)) { AmountScene() }
        stage.preferences.locale = Locale(identifier: "ko_KR")
        stage.press(.tab)
        _ = stage.settle()
        var keys: [Double] = []
        var frames: [Double] = []
        var paints: [Double] = []
        for round in 0..<40 {
            for step in 0..<18 {
                let key = CPUClock.seconds {
                    if step < 9 { stage.type("\((step + round) % 9 + 1)") } else { stage.press(.delete) }
                    stage.advance(by: 0)
                }
                if round > 2 { keys.append(key) }
                for _ in 0..<2 {
                    let frame = CPUClock.seconds { stage.advance(by: 1.0 / 60) }
                    let paint = CPUClock.seconds { _ = stage.image() }
                    if round > 2 {
                        frames.append(frame)
                        paints.append(paint)
                    }
                }
            }
        }
        return [
            Row("30 keys a second in an amount field: a key, to its first frame", keys.median * 1000, "ms", budget: 2),
            Row(
                "– with its two frames, the mean",
                (keys.reduce(0, +) + frames.reduce(0, +)) / Double(keys.count) * 1000, "ms"),
            Row("– a frame of motion, advance", frames.median * 1000, "ms", budget: 0.3),
            Row("– of it, the dearest in a hundred", frames.sorted()[frames.count * 99 / 100] * 1000, "ms"),
            Row("– paint", paints.median * 1000, "ms"),
        ]
    }

    private struct AmountScene: View {
        @State private var input = AmountInput(limits: 0...9_999_999_999, locale: Locale(identifier: "ko_KR"))

        var body: some View {
            AmountField(input: $input).multilineTextAlignment(.center)
        }
    }
}
