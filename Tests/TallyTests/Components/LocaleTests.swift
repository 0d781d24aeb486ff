import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
@Suite("Rolling in a locale")
struct RollingLocaleTests {
    @Test func `a rolling number's format takes the locale of its place`() {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            RollingNumber(Decimal(980), format: .currency(code: "USD"))
        }
        #expect(stage.frame.visibleText == "$980.00")
        stage.preferences.locale = Locale(identifier: "de_DE")
        _ = stage.settle()
        #expect(stage.frame.accessibility.first?.label == "980,00\u{A0}$")
    }

    private struct Price: View {
        let model: Model
        let style: RollStyle
        var body: some View {
            HStack(spacing: 0) {
                RollingNumber(model.value, format: .currency(code: model.code).locale(Locale(identifier: model.place)))
                    .rollStyle(style)
                Rectangle().frame(width: 4, height: 20)
            }
        }
    }

    @MainActor @Observable
    final class Model {
        var value: Decimal = 15_000
        var code = "CHF"
        var place = "en_US"
    }

    @Test(arguments: ["CHF", "EGP", "AED"], [15_000, 980, 123_456] as [Decimal])
    func `a currency that changes sides takes no room away from the digits`(code: String, value: Decimal) {
        for style in [RollStyle.flow, .numericText, .perDigit] {
            let model = Model()
            (model.value, model.code) = (value, code)
            let stage = Stage(size: CGSize(width: 300, height: 100)) { Price(model: model, style: style) }
            stage.advance(by: 0)
            for place in ["de_DE", "en_US", "de_DE"] {
                model.place = place
                var last = stage.frame.shapes.first?.rect.minX ?? 0
                for frame in 0..<45 {
                    stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                    let x = stage.frame.shapes.first?.rect.minX ?? 0
                    #expect(abs(x - last) < 3, "\(frame)")
                    last = x
                    // Digits and their marks, which end where the number does or where the code begins.
                    let digits = stage.frame.texts.filter { $0.opacity > 0.9 && $0.string.allSatisfy(\.isNumber) }
                    #expect(digits.allSatisfy { $0.rect.maxX < x + 1 }, "\(frame)")
                }
            }
            #expect(stage.settle())
            #expect(stage.frame.visibleText.contains(code))
        }
    }

    @Test(arguments: [-5, 5, -1_234])
    func `signs stand on one side in all components, also where what is around runs from right to left`(value: Int) {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            VStack {
                RollingNumber(value, format: .number.sign(strategy: .always()).locale(Locale(identifier: "en_US")))
                CountingNumber(value, format: .number.sign(strategy: .always()).locale(Locale(identifier: "en_US")))
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        stage.advance(by: 0)
        let picture = stage.image()
        func row(_ y: Range<Int>) -> [Int] {
            (0..<picture.width).filter { x in y.contains { picture[x, $0] & 255 < 128 } }
        }
        let middle = picture.height / 2
        let (upper, lower) = (row(0..<middle), row(middle..<picture.height))
        #expect(upper.count > 4 && Set(upper).symmetricDifference(lower).count < 4)
    }

    @Test func `Burmese digits, which reach beyond a line of Latin ones, are whole in every component`() {
        let locale = Locale(identifier: "my_MM")
        func ink(_ view: some View) -> [Int] {
            let stage = Stage(size: CGSize(width: 200, height: 80)) {
                view.environment(\.locale, locale).font(.system(size: 30))
            }
            #expect(stage.settle(within: 10))
            let picture = stage.image()
            return (0..<picture.height).filter { y in
                (0..<picture.width).contains { picture[$0, y] & 255 < 128 }
            }
        }
        let text = 3_569.formatted(.number.grouping(.never).locale(locale))
        let whole = ink(Text(text))
        #expect(whole.count > 30)
        for style in [RollStyle.flow, .numericText, .odometer, .perDigit] {
            #expect(ink(RollingNumber(3_569, format: .number.grouping(.never)).rollStyle(style)) == whole)
        }
        #expect(ink(PushCounter(3_569)) == whole)
        #expect(ink(ReelNumber(text)) == whole)
        #expect(ink(RollingText(text)) == whole)
    }
}
