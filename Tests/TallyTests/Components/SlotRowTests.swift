import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// The places of a push counter and of a slot reel, as they come and go.
@MainActor
struct SlotRowTests {
    @MainActor @Observable
    final class Model {
        var number: Int
        var digits: String
        init(_ number: Int, _ digits: String) { (self.number, self.digits) = (number, digits) }
    }

    private struct Counter: View {
        let model: Model
        let isReel: Bool
        let alignment: TextAlignment

        var body: some View {
            HStack(spacing: 0) {
                if isReel {
                    ReelNumber(model.digits, duration: 0.3, stagger: 0.05)
                } else {
                    PushCounter(model.number, stepDuration: 0.02)
                }
                Text(verbatim: "|")
            }
            .multilineTextAlignment(alignment)
            .font(.test)
        }
    }

    private func stage(_ model: Model, isReel: Bool, alignment: TextAlignment = .center) -> Stage {
        let stage = Stage(size: CGSize(width: 700, height: 100)) {
            Counter(model: model, isReel: isReel, alignment: alignment)
        }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0.5)
        return stage
    }

    private func width(_ stage: Stage) -> Double { Double(stage.frame.accessibility.first?.rect.width ?? 0) }

    nonisolated private static let changes = [(9, 105), (105, 4), (99_999, 1), (7, 123_456), (-5, 12), (12, -1_234)]
    nonisolated private static let texts = [
        ("9", "00009"), ("00009", "4"), ("1", "123456"), ("12:34", "7"), ("7", "12:34"),
    ]

    private func play(_ model: Model, _ stage: Stage, _ name: String, change: () -> Void) {
        let before = width(stage)
        change()
        stage.advance(by: 0)
        #expect(abs(width(stage) - before) < 0.01, "\(name): the row has jumped")
        var widths = [before]
        while stage.isAnimating, widths.count < 400 {
            stage.advance(by: 1.0 / 60)
            widths.append(width(stage))
            #expect(stage.overlap(besides: ["|"]).points < 3.5, "\(name), frame \(widths.count)")
        }
        let way = abs((widths.last ?? 0) - before)
        let steps = zip(widths, widths.dropFirst()).map { abs($1 - $0) }
        #expect(way > 1 && (steps.max() ?? 0) < way / 5, "\(name): \(widths)")
        let range = min(before, widths.last ?? 0) - 0.01...max(before, widths.last ?? 0) + 0.01
        #expect(widths.allSatisfy(range.contains), "\(name): \(widths)")
    }

    @Test(arguments: [TextAlignment.leading, .center, .trailing])
    func `places of a push counter fade where they stand while the row goes over to its width`(
        alignment: TextAlignment
    ) {
        for (old, new) in Self.changes {
            let model = Model(old, "")
            let stage = stage(model, isReel: false, alignment: alignment)
            play(model, stage, "\(old) → \(new)") { model.number = new }
            #expect(stage.frame.visibleText == "\(new)|")
        }
    }

    @Test func `places of a reel fade where they stand while the row goes over to its width`() {
        for (old, new) in Self.texts {
            let model = Model(0, old)
            let stage = stage(model, isReel: true)
            play(model, stage, "\(old) → \(new)") { model.digits = new }
            #expect(stage.frame.visibleText == "\(new)|")
        }
    }

    @Test func `a new place comes out of transparency, and one that is gone leaves nothing behind`() {
        let model = Model(9, "")
        let stage = stage(model, isReel: false)
        func others() -> [Double] { stage.frame.texts.filter { $0.opacity < 1 && $0.opacity > 0 }.map(\.opacity) }
        model.number = 900
        stage.advance(by: 0.1)
        let early = others()
        stage.advance(by: 0.1)
        let later = others()
        #expect(!early.isEmpty && early.allSatisfy { $0 < 0.5 })
        #expect((early.max() ?? 1) < (later.min() ?? 0))
        #expect(stage.settle())
        model.number = 9
        #expect(stage.settle())
        #expect(stage.frame.texts.filter { $0.opacity > 0 && !["|", "9"].contains($0.string) }.isEmpty)
    }

    @Test func `a place that is wanted again comes back from where it is`() {
        let model = Model(9, "")
        let stage = stage(model, isReel: false)
        let narrow = width(stage)
        model.number = 900
        _ = stage.settle()
        let wide = width(stage)
        var last = wide
        for (index, number) in [9, 900, 9, 900, 9].enumerated() {
            model.number = number
            stage.advance(by: 0)
            for _ in 0..<6 {
                let next = width(stage)
                #expect(abs(next - last) < (wide - narrow) / 4 && next > narrow - 1 && next < wide + 1, "\(index)")
                last = next
                stage.advance(by: 1.0 / 60)
            }
        }
        #expect(stage.settle())
        #expect(stage.frame.visibleText == "9|" && abs(width(stage) - narrow) < 0.01)
    }

    @Test func `without animations places come and go at once`() {
        for isReel in [false, true] {
            let model = Model(9, "9")
            let stage = stage(model, isReel: isReel)
            var still = Transaction()
            still.disablesAnimations = true
            withTransaction(still) { (model.number, model.digits) = (1_234, "1234") }
            stage.advance(by: 0)
            #expect(stage.frame.visibleText == "1234|" && !stage.isAnimating)
            withTransaction(still) { (model.number, model.digits) = (5, "5") }
            stage.advance(by: 0)
            #expect(stage.frame.visibleText == "5|" && !stage.isAnimating)
        }
    }
}
