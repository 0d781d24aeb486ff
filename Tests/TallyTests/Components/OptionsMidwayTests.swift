import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What is said of a component besides its value, changed while it moves or before the next change.
@MainActor
struct OptionsMidwayTests {
    @MainActor @Observable
    final class Model {
        var value: Int? = 980
        var width = RollWidth.animated
        var style = RollStyle.flow
        var size = DynamicTypeSize.large
        var isBold = false
        var isBig = false
    }

    private func stage<Shown: View>(_ shown: @escaping () -> Shown) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 100)) { HStack(spacing: 0) { shown() } }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        _ = stage.settle(within: 4)
        return stage
    }

    /// The glyphs that are seen, each with the middle of what is seen of it.
    private func seen(_ stage: Stage) -> [(glyph: String, rect: CGRect)] {
        stage.faces.compactMap { face in
            let rect = face.clip.map { $0.intersection(face.rect) } ?? face.rect
            return face.opacity > 0.05 && rect.height > 2 && rect.width > 1 ? (face.string, face.rect) : nil
        }
    }

    private func text(_ stage: Stage) -> String {
        seen(stage).sorted { $0.rect.minX < $1.rect.minX }.map(\.glyph).joined()
    }

    private func withoutAnimation(_ change: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, change)
    }

    @Test func `a number whose width became immediate, or is no longer, rolls at its next change`() {
        let model = Model()
        let stage = stage { RollingNumber(model.value ?? 0).rollWidth(model.width) }
        for (width, value) in [(RollWidth.immediate, 12_345), (.animated, 980), (.immediate, 7), (.widest, 1_000)] {
            withAnimation { model.width = width }
            stage.advance(by: 0)
            #expect(stage.settle(within: 4))
            let before = text(stage)
            model.value = value
            stage.advance(by: 0)
            #expect(stage.isAnimating, "\(value)")
            stage.advance(by: 1.0 / 60)
            #expect(text(stage).contains(before.last ?? "?"), "\(value): \(text(stage))")
            #expect(stage.settle(within: 4))
            #expect(text(stage) == value.formatted(.number.locale(Locale(identifier: "en_US"))))
        }
    }

    @Test(arguments: [RollStyle.flow, .perDigit, .numericText, .ticker, .odometer, .continuous])
    func `where animations are disabled it shows at once, in mid-roll too`(style: RollStyle) {
        let model = Model()
        let stage = stage { RollingNumber(model.value ?? 0).rollStyle(style) }
        model.value = 12_345
        stage.advance(by: 0)
        stage.advance(by: 0.2)
        withoutAnimation { model.value = 142_857 }
        stage.advance(by: 0)
        stage.advance(by: 1.0 / 60)
        #expect(text(stage) == "142,857")
        let height = stage.faces[0].rect.height
        #expect(stage.faces.filter { $0.opacity > 0.05 }.allSatisfy { abs($0.rect.height - height) < 0.01 })
        #expect(stage.settle(within: 4))
        #expect(text(stage) == "142,857")
    }

    @Test func `a count that is told a value without animation shows no number that never was`() {
        let model = Model()
        let stage = stage { CountingNumber(model.value ?? 0, format: .number, duration: 1) }
        model.value = 1
        stage.advance(by: 0)
        stage.advance(by: 0.2)
        withoutAnimation { model.value = 142_857 }
        for _ in 0..<30 {
            stage.advance(by: 1.0 / 60)
            #expect(stage.frame.visibleText == "142,857")
        }
    }

    @Test(arguments: [0.05, 0.2, 0.6, 1.1, 1.6, 3])
    func `a value that is taken away leaves as it is, or goes on as it goes, and turns through no other`(delay: Double)
    {
        let (model, kept) = (Model(), Model())
        let stage = stage { RollingNumber(model.value, format: .number, placeholder: "••••") }
        let other = self.stage { RollingNumber(kept.value, format: .number, placeholder: "••••") }
        (model.value, kept.value) = (14_879, 14_879)
        for stage in [stage, other] {
            stage.advance(by: 0)
            stage.advance(by: delay)
        }
        model.value = nil
        stage.advance(by: 0)
        for frame in 0..<20 {
            for stage in [stage, other] { stage.advance(by: 1.0 / 60) }
            let digits = seen(stage).map(\.glyph).filter { $0.first?.isNumber ?? false }
            let going = Set(seen(other).map(\.glyph) + ["1", "4", "8", "7", "9"])
            #expect(going.isSuperset(of: digits), "frame \(frame): \(digits)")
        }
        #expect(stage.settle(within: 4))
        #expect(text(stage) == "••••")
    }

    @Test(arguments: [RollStyle.flow, .perDigit, .numericText, .odometer, .continuous])
    func `after another style the next change begins from what is shown`(style: RollStyle) {
        let model = Model()
        model.style = .ticker
        let stage = stage { RollingNumber(model.value ?? 0).rollStyle(model.style) }
        model.value = 12_345
        stage.advance(by: 0)
        #expect(stage.settle(within: 4))
        func digits() -> [CGRect] { seen(stage).filter { $0.glyph.first?.isNumber ?? false }.map(\.rect) }
        let before = digits()
        withAnimation { model.style = style }
        for _ in 0..<10 {
            stage.advance(by: 1.0 / 60)
            #expect(text(stage) == "12,345")
            #expect(zip(digits(), before).allSatisfy { abs($0.minX - $1.minX) < 0.01 })
        }
        model.value = 980
        stage.advance(by: 0)
        for place in zip(digits(), before) { #expect(abs(place.0.minX - place.1.minX) < 0.5) }
        #expect(stage.settle(within: 4))
        #expect(text(stage) == "980")
    }

    @Test(arguments: [RollStyle.ticker, .numericText], [RollStyle.flow, .perDigit, .odometer, .continuous])
    func `another style that comes with a value rolls from what is shown`(old: RollStyle, new: RollStyle) {
        let model = Model()
        model.style = old
        let stage = stage { RollingNumber(model.value ?? 0).rollStyle(model.style) }
        func digits() -> [CGRect] {
            seen(stage).filter { "980".contains($0.glyph) }.map(\.rect).sorted { $0.minX < $1.minX }
        }
        let before = digits()
        #expect(before.count == 3)
        (model.value, model.style) = (12_345, new)
        stage.advance(by: 0)
        #expect(digits().count == 3 && zip(digits(), before).allSatisfy { abs($0.minX - $1.minX) < 0.5 })
        #expect(stage.settle(within: 4))
        #expect(text(stage) == "12,345")
    }

    @Test func `another size of type lets digits turn on, as much larger`() {
        let (model, other) = (Model(), Model())
        let (stage, plain) = (
            stage { RollingNumber(model.value ?? 0).font(.body).dynamicTypeSize(model.size) },
            stage { RollingNumber(other.value ?? 0).font(.body) }
        )
        for model in [model, other] { model.value = 97_003 }
        for frame in 0..<24 {
            for stage in [stage, plain] { stage.advance(by: frame == 0 ? 0 : 1.0 / 60) }
            if frame == 6 {
                model.size = .accessibility1
                stage.advance(by: 0)
            }
            #expect(seen(stage).map(\.glyph).sorted() == seen(plain).map(\.glyph).sorted(), "frame \(frame)")
        }
        #expect(stage.settle(within: 4))
        #expect(seen(stage)[0].rect.height > seen(plain)[0].rect.height * 1.3)
    }

    @Test func `a size without an animation is there at once, also after a weight with one`() {
        let model = Model()
        let stage = stage {
            RollingNumber(1_284).font(.system(size: model.isBig ? 36 : 18, weight: model.isBold ? .bold : .regular))
        }
        let small = seen(stage)[0].rect.height
        withAnimation { model.isBold = true }
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        model.isBig = true
        stage.advance(by: 0)
        stage.advance(by: 1.0 / 60)
        #expect(abs(seen(stage)[0].rect.height / small - 2) < 0.02)
    }
}
