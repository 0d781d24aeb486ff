import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

/// Where something stands beside what comes and goes, that fades out within its own place, and only on the way.
@MainActor
struct SoftEdgeTests {
    private static let isRecording = ProcessInfo.processInfo.environment["TALLY_RECORD_GOLDENS"] == "1"

    @MainActor @Observable
    final class Model { var isAfter = false }

    @Test func `edges are soft between two widths, hard at either of them, and never jump`() {
        var shown = RollWeights(0)
        #expect(shown.unrest == 0)
        var last = 0.0
        var highest = 0.0
        // Each tenth goes the tenth part of what is left, to a target that is another one in the midst of it.
        for step in 0..<150 {
            var way = RollWeights(step < 20 ? 1 : 2) - shown
            way.scale(by: 0.1)
            shown = shown + way
            #expect(abs(shown.unrest - last) < 0.7, "\(step)")
            last = shown.unrest
            highest = max(highest, last)
        }
        #expect(highest == 1 && last < 0.001)
        // A spring that goes beyond its target has nothing to hide there.
        var beyond = RollWeights(2) - RollWeights(1)
        beyond.scale(by: 1.1)
        #expect((RollWeights(1) + beyond).unrest == 0)
    }

    /// How many pixels it takes a window's end to go from ink to paper.
    private func softness(_ stage: Stage) -> Int {
        let picture = stage.image()
        return (0..<picture.width).count {
            let ink = Int(picture[$0, picture.height / 2] & 255)
            return ink > 12 && ink < 243
        }
    }

    @Test func `a view wider than its window ends softly while the window goes over, and sharply at rest`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 160, height: 20)) {
            HStack(spacing: 0) {
                Rolling(model.isAfter) { isAfter in Color.black.frame(width: isAfter ? 120 : 40, height: 20) }
                    .rollAnimation(.linear(duration: 1))
                Spacer(minLength: 0)
            }
        }
        stage.advance(by: 0)
        for isAfter in [true, false] {
            #expect(softness(stage) <= 1)
            model.isAfter = isAfter
            var softest = 0
            for _ in 0..<9 {
                stage.advance(by: 0.1)
                softest = max(softest, softness(stage))
            }
            #expect(softest >= 12, "\(softest)")
            _ = stage.settle()
        }
        #expect(softness(stage) <= 1)
    }

    private struct Rows: View {
        let model: Model

        var body: some View {
            let isAfter = model.isAfter
            let plain = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
            VStack(alignment: .leading, spacing: 2) {
                ReelNumber(isAfter ? "$12,345" : "777", duration: 0.6, stagger: 0.2)
                RollingNumber(isAfter ? 12_000 : 950, format: plain.notation(.compactName))
                RollingNumber(isAfter ? 1_234_567 : 980, format: plain).frame(width: 44, alignment: .leading)
                HStack(spacing: 0) {
                    RollingText(isAfter ? "Favorites" : "Home" as String).rollAnimation(.linear(duration: 0.4))
                    Text(verbatim: "|")
                }
                HStack(spacing: 0) {
                    RollingNumber(isAfter ? 7 : 12_345, format: plain).rollWidth(.immediate)
                    Text(verbatim: "|")
                }
            }
            .font(.system(size: 14))
            .frame(width: 72, alignment: .leading)
        }
    }

    @Test func `beside a symbol, an ellipsis, a unit and a neighbor it looks as it was found good`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 80, height: 112)) { Rows(model: model) }
        model.isAfter = true
        let sheet = stage.contactSheet(for: 0.4, every: 0.1, columns: 5)
        let check = Golden("edges", isRecording: Self.isRecording).check(sheet, allowed: 16)
        #expect(check.holds, "\(check)")
    }
}
