import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// An amount that is too wide for its place.
@MainActor
struct AmountFitTests {
    private struct Field: View {
        @Bindable var model: AmountScreen.Model
        let factor: CGFloat
        let alignment: TextAlignment
        var body: some View {
            AmountField(input: $model.input)
                .amountFont(.system(size: 40, weight: .bold))
                .multilineTextAlignment(alignment)
                .minimumScaleFactor(factor)
        }
    }

    private func play(
        _ amount: Decimal?, _ factor: CGFloat, _ alignment: TextAlignment = .center, width: CGFloat = 180
    ) -> (AmountScreen.Model, Stage) {
        let model = AmountScreen.Model(AmountInput(amount, currency: "USD", locale: locale("en_US")))
        let stage = Stage(size: CGSize(width: width, height: 90)) {
            Field(model: model, factor: factor, alignment: alignment)
        }
        stage.preferences.locale = locale("en_US")
        stage.advance(by: 0)
        return (model, stage)
    }

    private func glyphs(_ stage: Stage) -> [TextElement] {
        stage.frame.texts.filter { $0.opacity > 0 && $0.rect.minX < 1_000 }.sorted { $0.rect.minX < $1.rect.minX }
    }

    /// Of a digit that is shown as large as it is asked for.
    private var height: CGFloat { glyphs(play(5, 1).1).first { $0.string == "5" }?.rect.height ?? 0 }

    private func span(_ stage: Stage) -> (CGFloat, CGFloat) {
        let rects = glyphs(stage).map(\.rect)
        return (rects.map(\.minX).min() ?? 0, rects.map(\.maxX).max() ?? 0)
    }

    @Test(arguments: [TextAlignment.leading, .center, .trailing])
    func `it is shown smaller, on its line, as far as minimumScaleFactor allows`(alignment: TextAlignment) throws {
        let (_, whole) = play(1_234_567, 0.5, alignment, width: 600)
        let (model, stage) = play(1_234_567, 0.5, alignment)
        #expect(!stage.isAnimating)
        let (left, right) = span(stage)
        #expect(abs(left) < 0.01 && abs(right - 180) < 0.01)
        let shown = try #require(glyphs(stage).first { $0.string == "2" }?.rect)
        let full = try #require(glyphs(whole).first { $0.string == "2" }?.rect)
        #expect(abs(shown.width / full.width - shown.height / full.height) < 0.01 && shown.height < full.height)
        // It cannot become smaller than this: the last digits are seen.
        model.input.set(12_345_678_901_234)
        _ = stage.settle()
        let small = try #require(glyphs(stage).first { $0.string == "2" }?.rect)
        #expect(abs(small.width / full.width - 0.5) < 0.01)
        #expect(glyphs(stage)[0].string == "…" && span(stage).0 > -0.01 && abs(span(stage).1 - 180) < 0.01)
        // What fits again is as large as ever.
        model.input.set(12)
        _ = stage.settle()
        #expect(abs(glyphs(stage).first { $0.string == "2" }!.rect.width - full.width) < 0.01)
    }

    @Test func `it becomes smaller with the row, and nothing leaves its place meanwhile`() {
        let (model, stage) = play(1_234, 0.3)
        var height = glyphs(stage)[0].rect.height
        for key in [5, 6, 7, 8, nil, nil, nil] as [Int?] {
            if let key { model.input.insert(digit: key) } else { model.input.deleteBackward() }
            for frame in 0..<14 {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let (left, right) = span(stage)
                #expect(left > -0.01 && right < 180.01, "\(key ?? -1) \(frame)")
                // A fifth of the size in 0.08 s at most.
                let now = glyphs(stage)[0].rect.height
                #expect(abs(now - height) < 3)
                height = now
            }
            _ = stage.settle()
        }
    }

    @Test(
        arguments: [TextAlignment.leading, .center, .trailing],
        [(nil, nil), (1, nil), (987, nil), (123, nil), (789, nil), (nil, 5), (nil, 9_876_543_210), (42, nil), (42, 5)]
            as [(Decimal?, Decimal?)])
    func `what leaves becomes no larger than its place, also where the change is changed on its way`(
        alignment: TextAlignment, change: (to: Decimal?, then: Decimal?)
    ) {
        for moment in change.then == nil ? [20] : Array(0..<14) {
            let (model, stage) = play(123_456_789, 0.3, alignment)
            model.input.set(change.to)
            for frame in 0..<40 {
                if frame == moment { model.input.set(change.then) }
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                for glyph in glyphs(stage) where glyph.string.count == 1 && glyph.opacity > 0.01 {
                    #expect(
                        glyph.rect.minX > -1 && glyph.rect.maxX < 181,
                        "\(glyph.string) at \(glyph.rect), frame \(frame), changed in \(moment)")
                }
            }
            let full = change.then ?? change.to
            #expect(stage.isAnimating == false)
            if full == 5 { #expect(abs(glyphs(stage).first { $0.string == "5" }!.rect.height - height) < 0.01) }
        }
    }

    private struct Passing: View {
        @Bindable var model: AmountScreen.Model
        @Bindable var shown: Shown
        var body: some View {
            VStack {
                if shown.isOn {
                    Field(model: model, factor: 0.3, alignment: .center).frame(width: 180).transition(.opacity)
                }
            }
        }
    }

    @MainActor @Observable final class Shown { var isOn = true }

    @Test func `a field that is taken away while it is emptied shows its prompt as large as ever`() {
        for moment in 0..<12 {
            let model = AmountScreen.Model(AmountInput(123_456_789, currency: "USD", locale: locale("en_US")))
            let shown = Shown()
            let stage = Stage(size: CGSize(width: 300, height: 90)) { Passing(model: model, shown: shown) }
            stage.preferences.locale = locale("en_US")
            stage.advance(by: 0)
            model.input.clear()
            var heights: Set<CGFloat> = []
            for frame in 0..<40 {
                if frame == moment { withAnimation(.linear(duration: 0.5)) { shown.isOn = false } }
                if frame == 20 { withAnimation(.linear(duration: 0.2)) { shown.isOn = true } }
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                for text in glyphs(stage) where text.string.count > 1 && text.opacity > 0.01 {
                    heights.insert((text.rect.height * 100).rounded())
                }
            }
            #expect(heights.count == 1, "taken away in \(moment): \(heights)")
        }
    }

    @Test func `a press finds the digits where they are shown`() throws {
        let (model, stage) = play(1_234_567_890, 0.3)
        for (digit, place) in [("1", 1), ("4", 4), ("0", 10)] {
            let rect = try #require(glyphs(stage).first { $0.string == digit }?.rect)
            stage.tap(CGPoint(x: rect.maxX - 1, y: rect.midY))
            stage.advance(by: 0.5)
            #expect(model.input.selection == place..<place)
            let bar = try #require(
                stage.frame.shapes.map(\.rect).first { $0.width < 3 && $0.width > 0 && $0.height > 10 })
            #expect(abs(bar.midX - rect.maxX) < 0.01)
        }
    }

    @Test(arguments: [1, 2, CGFloat.nan])
    func `without leave to be smaller it is cut at its beginning`(factor: CGFloat) {
        let (_, stage) = play(1_234_567, factor)
        #expect(glyphs(stage)[0].string == "…" && span(stage).0 > -0.01 && abs(span(stage).1 - 180) < 0.01)
    }
}
