import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A font of another size that comes while digits turn: they go on turning, as much larger or smaller as a text would be.
@MainActor
struct HeldFontTests {
    @MainActor @Observable
    final class Model {
        var size = 17.0
        var value: Int
        init(_ value: Int) { self.value = value }
    }

    enum Component: CaseIterable {
        case flow, perDigit, numericText, ticker, odometer, continuous, push, reel, rolling, rollingText

        @MainActor @ViewBuilder
        func view(_ model: Model) -> some View {
            switch self {
            case .flow: RollingNumber(model.value)
            case .perDigit: RollingNumber(model.value).rollStyle(.perDigit)
            case .numericText: RollingNumber(model.value).rollStyle(.numericText)
            case .ticker: RollingNumber(model.value).rollStyle(.ticker)
            case .odometer: RollingNumber(model.value).rollStyle(.odometer)
            case .continuous: RollingNumber(model.value).rollStyle(.continuous)
            case .push: PushCounter(model.value)
            case .reel: ReelNumber(String(model.value), duration: 0.5, stagger: 0.1)
            case .rolling: Rolling(model.value) { Text("\($0)") }.rollAnimation(.linear(duration: 0.4))
            case .rollingText: RollingText("\(model.value)").rollAnimation(.linear(duration: 0.4))
            }
        }
    }

    private struct Card: View {
        let model: Model
        let component: Component
        var body: some View { component.view(model).font(.system(size: model.size)) }
    }

    private func play(_ component: Component, _ value: Int, size: Double = 17) -> (Model, Stage) {
        let model = Model(value)
        model.size = size
        let stage = Stage(size: CGSize(width: 300, height: 140)) { Card(model: model, component: component) }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        _ = stage.settle(within: 4)
        return (model, stage)
    }

    /// Tells it another value and, a tenth of a second later, a larger font, and goes on for as long.
    private func growMidway(_ model: Model, _ stage: Stage, to value: Int) {
        model.value = value
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        withAnimation(.linear(duration: 0.2)) { model.size = 34 }
        stage.advance(by: 0)
        stage.advance(by: 0.1)
    }

    /// Each glyph that is seen: what it is, and where it stands from the middle of the row, in heights of its own.
    private func picture(_ stage: Stage) -> [(glyph: String, place: CGPoint)] {
        stage.faces.compactMap { face -> (String, CGPoint)? in
            let seen = face.clip.map { $0.intersection(face.rect) } ?? face.rect
            guard face.opacity > 0.05, seen.height > 2, seen.width > 1 else { return nil }
            let height = face.rect.height
            return (
                face.string,
                CGPoint(x: (face.rect.midX - 150) / height, y: (face.rect.midY - 70) / height)
            )
        }
        .sorted { ($0.1.x, $0.1.y) < ($1.1.x, $1.1.y) }
    }

    @Test(arguments: Component.allCases, [(601, 12_345), (12_345, 60), (601, 602)])
    func `what turns goes on as it would have in the old font`(component: Component, values: (Int, Int)) {
        let (model, stage) = play(component, values.0)
        let (reference, plain) = play(component, values.0)
        for model in [model, reference] { model.value = values.1 }
        for frame in 0..<24 {
            for stage in [stage, plain] { stage.advance(by: frame == 0 ? 0 : 1.0 / 60) }
            if frame == 5 {
                withAnimation(.linear(duration: 0.2)) { model.size = 34 }
                stage.advance(by: 0)
            }
            let (shown, expected) = (picture(stage), picture(plain))
            for glyph in expected where abs(glyph.place.y) < 0.4 {
                let isThere = shown.contains {
                    $0.glyph == glyph.glyph && abs($0.place.y - glyph.place.y) < 0.1
                        && abs($0.place.x - glyph.place.x) < 0.3
                }
                #expect(isThere, "frame \(frame): \(glyph.glyph) at \(glyph.place): \(shown)")
            }
        }
    }

    @Test(arguments: Component.allCases, [true, false])
    func `at rest it stands as if it had been set in the new font from the start`(component: Component, isBack: Bool) {
        let (model, stage) = play(component, 601)
        let (_, plain) = play(component, 12_345, size: isBack ? 17 : 34)
        growMidway(model, stage, to: 12_345)
        if isBack {
            withAnimation(.linear(duration: 0.2)) { model.size = 17 }
            stage.advance(by: 0)
        }
        #expect(stage.settle(within: 6))
        let (shown, expected) = (picture(stage), picture(plain))
        #expect(shown.map(\.glyph) == expected.map(\.glyph))
        for (shown, expected) in zip(shown, expected) {
            #expect(abs(shown.place.x - expected.place.x) < 0.01 && abs(shown.place.y - expected.place.y) < 0.01)
        }
        #expect(stage.faces.count == plain.faces.count)
        for (shown, expected) in zip(stage.faces, plain.faces) {
            #expect(abs(shown.rect.height - expected.rect.height) < 0.001)
        }
    }

    private struct Weighed: View {
        let model: Model
        var body: some View { RollingNumber(model.value).font(model.size > 17 ? .body.weight(.black) : .body) }
    }

    @Test func `a weight of the same size is there at once, also in a stream that never rests`() {
        let model = Model(601)
        let stage = Stage(size: CGSize(width: 300, height: 140)) { Weighed(model: model) }
        stage.advance(by: 0)
        let thin = stage.faces[0].rect.width
        model.value = 612
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        model.size = 34
        stage.advance(by: 1.0 / 60)
        #expect(stage.faces[0].rect.width > thin + 0.5)
        #expect(stage.settle(within: 4))
    }

    @Test func `a value that comes while the old font is still there rolls as well, and both come to rest`() {
        let (model, stage) = play(.flow, 601)
        growMidway(model, stage, to: 980)
        model.value = 1_030
        stage.advance(by: 0)
        #expect(stage.isAnimating)
        var tops: [Double] = []
        for _ in 0..<120 {
            stage.advance(by: 1.0 / 60)
            tops.append(Double(stage.faces.map(\.rect.height).max() ?? 0))
        }
        // It never becomes smaller, nor larger than it is to be.
        #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 > $0 - 0.01 })
        #expect(stage.settle(within: 4))
        #expect(stage.faces.map(\.string).joined() == "1,030")
    }

    private struct Counted: View {
        let model: Model
        var body: some View {
            CountingNumber(model.value, format: .number, duration: 0.5).font(.system(size: model.size))
        }
    }

    @Test func `a value that comes with a font that is there at once moves, also while another font is on its way`() {
        let model = Model(601)
        let stage = Stage(size: CGSize(width: 300, height: 140)) { Counted(model: model) }
        stage.advance(by: 0)
        _ = stage.settle(within: 4)
        withAnimation(.linear(duration: 0.4)) { model.size = 34 }
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        (model.size, model.value) = (24, 980)
        stage.advance(by: 0)
        stage.advance(by: 0.05)
        let shown = Int(stage.frame.visibleText) ?? 0
        #expect(shown > 601 && shown < 980, "\(shown)")
        #expect(stage.settle(within: 4))
        #expect(stage.frame.visibleText == "980")
    }

    @MainActor @Observable
    final class Field {
        var input = AmountInput(10_000, currency: "USD", locale: Locale(identifier: "en_US"))
        var size = 50.0
    }

    private struct Amount: View {
        @Bindable var field: Field
        var body: some View {
            AmountField(input: $field.input).amountFont(.system(size: field.size)).multilineTextAlignment(.center)
                .frame(width: 260)
        }
    }

    @Test(arguments: [(50.0, 30.0), (30.0, 50.0)])
    func `an amount that is cleared leaves in the font that it has, as large as the new one`(sizes: (Double, Double)) {
        let field = Field()
        field.size = sizes.0
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Amount(field: field) }
        stage.advance(by: 0)
        _ = stage.settle(within: 2)
        func spread() -> Double? {
            let digits = stage.faces.filter { $0.string.first?.isNumber ?? false && $0.opacity > 0.05 }
            guard digits.count == 5, let first = digits.map(\.rect.midX).min(), let last = digits.map(\.rect.midX).max()
            else { return nil }
            return Double((last - first) / digits[0].rect.height)
        }
        let before = spread() ?? 0
        field.input.clear()
        withAnimation(.linear(duration: 0.3)) { field.size = sizes.1 }
        var frames = 0
        for frame in 0..<12 {
            stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            guard let spread = spread() else { continue }
            frames += 1
            #expect(abs(spread / before - 1) < 0.02, "frame \(frame): \(spread), and not \(before)")
        }
        #expect(frames >= 4)
        #expect(stage.settle(within: 2))
        #expect(stage.frame.visibleText.contains("Enter an amount"))
    }
}
