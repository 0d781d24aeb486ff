import Foundation
import Observation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A gradient as foreground style runs over an amount and its unit as over one text, and not over each digit.
@MainActor
struct AmountForegroundTests {
    @MainActor @Observable
    final class Model {
        var input: AmountInput
        var isPlain = false
        init(_ input: AmountInput) { self.input = input }
    }

    private struct Page: View {
        @Bindable var model: Model

        static let gradient = LinearGradient(
            colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: .leading,
            endPoint: .trailing)
        static let green = Color(red: 0, green: 0.5, blue: 0)

        var body: some View {
            AmountField(input: $model.input)
                .amountFont(.system(size: 40, weight: .bold))
                .amountWarning(Self.green)
                .multilineTextAlignment(.center)
                .foregroundStyle(model.isPlain ? AnyShapeStyle(Self.green) : AnyShapeStyle(Self.gradient))
                .tint(Color(red: 0, green: 1, blue: 0))
                .padding(.horizontal, 8)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.white)
        }
    }

    static let width = 360.0

    private func stage(_ model: Model, hasFocus: Bool = true) -> Stage {
        let stage = Stage(size: CGSize(width: Self.width, height: 120)) { Page(model: model) }
        stage.preferences.locale = locale("ko_KR")
        stage.advance(by: 0)
        if hasFocus { stage.press(.tab) }
        _ = stage.settle(within: 5)
        return stage
    }

    @Test func `in every frame of an edit ink is coloured by its place in amount and unit`() throws {
        let model = Model(won(12_345, overflow: .refuse))
        let stage = stage(model)
        try play(stage, "rest")
        for key in "67<0" {
            if key == "<" { stage.press(.delete) } else { stage.type(String(key)) }
            try play(stage, "key \(key)")
        }
        // Keys in the middle, and faster than the digits drop.
        for _ in 0..<3 { stage.press(.leftArrow) }
        try play(stage, "arrows")
        for key in ["9", "<", "<", "8", "<"] {
            if key == "<" { stage.press(.delete) } else { stage.type(key) }
            try play(stage, "fast key \(key)", for: 0.05)
        }
        try play(stage, "after fast keys")
    }

    @Test func `it runs on while the field shakes`() throws {
        let model = Model(won(1_999_999, overflow: .refuse))
        let stage = stage(model)
        let rest = try span(stage)
        stage.type("9")
        try play(stage, "first step", for: 0.035)
        #expect(try span(stage) != rest)
        try play(stage, "shake")
        #expect(try span(stage) == rest)
    }

    @Test func `a warning is a plain colour, and goes with the next edit`() throws {
        let model = Model(won(1_999_999))
        let stage = stage(model)
        stage.type("9")
        for _ in 0..<40 {
            stage.advance(by: 1.0 / 60)
            #expect(inks(stage).isEmpty)
            #expect(count(stage) { $0 == $2 && $1 > $0 + 30 && $1 < 250 } > 100)
        }
        stage.press(.delete)
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        try play(stage, "after the warning", for: 0.05)
    }

    @Test func `caret and selection keep their colours, wherever they stand`() throws {
        let model = Model(won(12_345))
        let stage = stage(model)
        func carets() -> Int { count(stage) { $0 == 0 && $1 == 255 && $2 == 0 } }
        for _ in 0..<5 {
            stage.press(.leftArrow)
            stage.advance(by: 0.02)
            #expect(carets() >= 40)
        }
        stage.type("6")
        for _ in 0..<12 {
            #expect(carets() >= 40)
            stage.advance(by: 0.02)
        }
        model.input.selection = 1..<4
        stage.advance(by: 0)
        #expect(carets() == 0)
        #expect(count(stage) { $1 == 255 && (188...194).contains($0) && (188...194).contains($2) } > 400)
        try play(stage, "selection", for: 0.05)
        stage.press(.delete)
        try play(stage, "without what was selected")
    }

    @Test func `at rest it looks as one text does`() throws {
        let model = Model(won(12_345))
        let stage = stage(model, hasFocus: false)
        let text = Stage(size: CGSize(width: Self.width, height: 120)) {
            Text(verbatim: "12,345원").monospacedDigit().font(.system(size: 40, weight: .bold))
                .foregroundStyle(Page.gradient)
                .frame(maxWidth: .infinity, maxHeight: .infinity).background(.white)
        }
        text.preferences.locale = locale("ko_KR")
        text.advance(by: 0)
        let worst = zip(stage.image().pixels, text.image().pixels).reduce(0) { worst, pixels in
            ([0, 8, 16] as [UInt32]).reduce(worst) {
                max($0, abs(Int(pixels.0 >> $1 & 255) - Int(pixels.1 >> $1 & 255)))
            }
        }
        #expect(worst < 24)
    }

    @Test func `the prompt has the gradient over its whole`() {
        let stage = stage(Model(won()))
        let image = stage.image()
        // Half as strong, on white: what is red at the left end is blue at the right.
        let tinted = image.pixels.enumerated().filter { $1 >> 8 & 255 < 200 }
        let middle = image.width / 2
        let left = tinted.filter { $0.offset % image.width < middle - 60 * image.width / 360 }
        let right = tinted.filter { $0.offset % image.width > middle + 60 * image.width / 360 }
        #expect(left.count > 10 && left.allSatisfy { $1 >> 16 & 255 > $1 & 255 })
        #expect(right.count > 10 && right.allSatisfy { $1 >> 16 & 255 < $1 & 255 })
    }

    @Test func `a plain style makes no mask, and a style may become another kind in the middle of an edit`() throws {
        let model = Model(won(12))
        model.isPlain = true
        let stage = stage(model, hasFocus: false)
        let plain = stage.frame.description
        model.isPlain = false
        try play(stage, "gradient", for: 0.05)
        #expect(stage.frame.description != plain)
        model.isPlain = true
        stage.advance(by: 0)
        #expect(stage.frame.description == plain)
        for isPlain in [false, true, false] {
            model.input.insert(digit: 6)
            stage.advance(by: 0.04)
            model.isPlain = isPlain
            stage.advance(by: 0)
            #expect(inks(stage).isEmpty == isPlain)
        }
        _ = stage.settle(within: 5)
        try play(stage, "rest", for: 0.05)
        let fresh = Model(model.input)
        #expect(stage.image() == self.stage(fresh, hasFocus: false).image())
    }
}
