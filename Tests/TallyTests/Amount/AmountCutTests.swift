import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// An amount that is too wide for its place, however small it is shown.
@MainActor
struct AmountCutTests {
    private struct Field: View {
        @Bindable var model: AmountScreen.Model
        let factor: CGFloat
        let width: CGFloat
        @FocusState private var isFocused: Bool
        var body: some View {
            HStack(spacing: 0) {
                Color.clear.frame(width: 100)
                AmountField(input: $model.input)
                    .amountFont(.system(size: 40, weight: .bold))
                    .amountUnit(nil, side: .trailing)
                    .minimumScaleFactor(factor)
                    .focused($isFocused)
                    .frame(width: width)
                Button("Type") { isFocused = true }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func play(_ amount: Decimal?, _ factor: CGFloat = 1, width: CGFloat = 120) -> (AmountScreen.Model, Stage) {
        let model = AmountScreen.Model(AmountInput(amount, currency: "USD", locale: locale("en_US")))
        let stage = Stage(size: CGSize(width: 500, height: 90)) { Field(model: model, factor: factor, width: width) }
        stage.preferences.locale = locale("en_US")
        stage.advance(by: 0)
        _ = stage.settle()
        return (model, stage)
    }

    /// What is seen of the amount, from left to right: glyphs inside of the clip, and the ellipses.
    private func seen(_ stage: Stage) -> String {
        glyphs(stage).map(\.string).joined()
    }

    private func glyphs(_ stage: Stage) -> [TextElement] {
        stage.frame.texts.filter { text in
            let clip = text.clip ?? CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
            return text.opacity > 0.01 && text.string.count == 1 && !"Type".contains(text.string)
                && clip.intersection(text.rect).width > 0.5 * text.rect.width
        }
        .sorted { $0.rect.minX < $1.rect.minX }
    }

    @Test func `what does not fit is left out at the beginning, as an ellipsis tells`() {
        #expect(seen(play(12).1) == "12")
        #expect(seen(play(1_234_567, width: 140).1) == "…,567")
        #expect(seen(play(1_234_567, width: 170).1) == "…4,567")
        #expect(seen(play(1_234_567, width: 400).1) == "1,234,567")
        #expect(seen(play(nil).1).isEmpty)
        // Smaller first, then less.
        #expect(seen(play(1_234_567, 0.5).1) == "1,234,567")
        #expect(seen(play(98_765_432_101, 0.5).1).hasPrefix("…"))
    }

    @Test func `nothing is seen outside of its place, in any frame of typing and deleting`() {
        for factor in [1, 0.6] as [CGFloat] {
            let (model, stage) = play(1, factor)
            for key in [2, 3, 4, 5, 6, 7, 8, nil, nil, nil, nil, nil] as [Int?] {
                if let key { model.input.insert(digit: key) } else { model.input.deleteBackward() }
                for frame in 0..<12 {
                    stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                    let glyphs = glyphs(stage)
                    let left = glyphs.map { max($0.rect.minX, $0.clip?.minX ?? 0) }.min() ?? 100
                    #expect(
                        left > 95 && (glyphs.map(\.rect.maxX).max() ?? 0) < 223,
                        "\(String(describing: key)), \(frame): \(left)")
                }
                _ = stage.settle()
                // The digit typed last is seen.
                #expect(
                    seen(stage).last?.wholeNumberValue
                        == model.input.amount.map { Int(truncating: $0 as NSNumber) % 10 })
            }
        }
    }

    @Test func `the caret is seen wherever it goes`() throws {
        let (model, stage) = play(1_234_567, width: 140)
        try stage.tap("Type")
        stage.advance(by: 0.1)
        #expect(seen(stage) == "…,567")
        for step in 1...7 {
            model.input.moveCaret(by: -1)
            _ = stage.settle(within: 1)
            let seen = seen(stage)
            let before = Array("1234567").prefix(7 - step).map(String.init)
            // What stands beside the caret on one side at least is seen.
            let next = String(Array("1234567")[7 - step])
            #expect(seen.contains(next), "\(step): \(seen), before it \(before)")
        }
        #expect(seen(stage) == "1,2…" || seen(stage) == "1,23…")
        model.input.moveCaret(by: 7)
        _ = stage.settle(within: 1)
        #expect(seen(stage) == "…,567")
    }

    @Test func `nothing is seen of a glyph that is left out`() throws {
        let (_, stage) = play(1_234_567, width: 170)
        let dots = try #require(glyphs(stage).first { $0.string == "…" })
        let first = try #require(glyphs(stage).first { $0.string == "4" })
        for text in stage.frame.texts where text.rect.midX < first.rect.minX && text.string != "…" {
            let clip = try #require(text.clip)
            #expect(clip.intersection(text.rect).width < 0.01, "\(text.string): \(text.rect), \(clip)")
        }
        #expect(abs(dots.rect.maxX - first.rect.minX) < 0.01)
    }

    @Test(arguments: [1, 0.8] as [CGFloat])
    func `what is left out is not seen as it leaves, and the ellipsis comes and goes by and by`(factor: CGFloat) {
        let (model, stage) = play(1_234_567, factor, width: 140)
        let rest = seen(stage)
        #expect(rest.hasPrefix("…") && !rest.contains("1"))
        for amount in [98, 1_234_567, 9, 1_234_567] as [Decimal] {
            let wanted = Set(rest + "98")
            var before = Double(stage.frame.texts.last { $0.string == "…" && $0.opacity > 0 }?.opacity ?? 0)
            var steps = 0
            model.input.set(amount)
            for frame in 0..<30 {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let seen = Set(seen(stage))
                #expect(seen.isSubset(of: wanted), "to \(amount), frame \(frame): \(seen)")
                let dots = Double(stage.frame.texts.last { $0.string == "…" && $0.opacity > 0 }?.opacity ?? 0)
                #expect(abs(dots - before) < 0.3, "to \(amount), frame \(frame): \(before) to \(dots)")
                if dots != before { steps += 1 }
                before = dots
            }
            #expect(steps > 3, "to \(amount): \(steps)")
            #expect(!stage.isAnimating)
        }
    }

    @Test(arguments: [1, 0.8] as [CGFloat])
    func `what comes from under the ellipsis, or goes there, has no hard edge`(factor: CGFloat) {
        let (model, stage) = play(123_456_789, factor, width: 140)
        var isCut = 0
        for key in [nil, nil, nil, 4, 5, 6, nil, 7, nil, nil, nil, nil] as [Int?] {
            if let key { model.input.insert(digit: key) } else { model.input.deleteBackward() }
            // Half of the keys come before the last one is over.
            for frame in 0..<(key == 5 || key == 7 ? 4 : 30) {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                for text in stage.frame.texts where text.string.first?.isNumber ?? false && text.opacity > 0.01 {
                    let seen = text.clip.map { $0.intersection(text.rect).width / text.rect.width } ?? 1
                    guard seen > 0.02, seen < 0.98 else { continue }
                    isCut += 1
                    #expect(
                        text.opacity < seen + 0.4,
                        "\(text.string), \(seen) of it, key \(key ?? -1), frame \(frame)")
                }
            }
        }
        #expect(isCut > 10)
        #expect(stage.frame.texts.filter { $0.opacity > 0 && $0.string.count == 1 }.count <= 7)
    }

    @Test func `a caret that moves shows at once what is left out elsewhere`() throws {
        let (model, stage) = play(1_234_567, width: 140)
        try stage.tap("Type")
        _ = stage.settle(within: 1)
        model.input.moveCaret(by: -7)
        stage.advance(by: 0)
        let seen = seen(stage)
        #expect(seen.hasPrefix("1") && seen.hasSuffix("…"))
    }

    @Test func `in a place that becomes wide it is whole again`() {
        let (model, stage) = play(1_234_567, width: 140)
        model.input.set(12)
        _ = stage.settle()
        #expect(seen(stage) == "12")
        model.input.set(7_654_321)
        _ = stage.settle()
        #expect(seen(stage) == "…,321")
    }
}
