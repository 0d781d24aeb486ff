import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct RollingNumberTests {
    @Test func `the label is the new text from the moment of the change, and digits are hidden`() {
        let theatre = Theatre(12)
        theatre.show(3456)
        #expect(theatre.stage.frame.accessibility.map(\.label) == ["3,456"])
        theatre.stage.advance(by: 0.2)
        #expect(theatre.stage.frame.accessibility.map(\.label) == ["3,456"])
    }

    @Test func `the first appearance is still`() {
        let theatre = Theatre(42)
        #expect(!theatre.stage.isAnimating)
        #expect(theatre.rest == "42")
        #expect(theatre.rests == 0)
    }

    @Test func `it rolls on appearing if asked`() {
        let theatre = Theatre(42) { model in
            RollingNumber(model.value, format: Decimal.FormatStyle.en).rollsOnAppear(from: 17)
        }
        #expect(theatre.label == "42")
        #expect(theatre.stage.isAnimating)
        let shown = theatre.faces.filter { abs($0.rect.midY - 50) < 2 }.map(\.string).joined()
        #expect(shown == "17")
        theatre.settle()
        #expect(theatre.rest == "42")
    }

    @Test func `less motion is a short cross-fade`() {
        let theatre = Theatre(999)
        theatre.stage.preferences.reduceMotion = true
        theatre.stage.advance(by: 0)
        theatre.show(1000)
        let start = theatre.stage.time
        theatre.stage.advance(by: 0.075)
        for face in theatre.faces { #expect(abs(face.opacity - 0.5) < 0.02) }
        for face in theatre.faces { #expect(abs(face.rect.midY - 50) < 0.5) }
        theatre.settle()
        #expect(theatre.stage.time - start <= 0.1501)
        #expect(theatre.rest == "1,000")
    }

    @Test func `what is no number is shown by cross-fade`() {
        let model = DoubleModel()
        let stage = Stage(size: CGSize(width: 400, height: 100)) { DoubleView(model: model) }
        for (value, text) in [(Double.nan, "NaN"), (.infinity, "∞"), (-.infinity, "-∞"), (12, "12")] {
            model.value = value
            stage.advance(by: 0)
            #expect(stage.frame.accessibility.map(\.label) == [text])
            stage.advance(by: 0.1)
            for face in stage.frame.texts where face.opacity > 0 { #expect(abs(face.rect.midY - 50) < 0.5) }
            _ = stage.settle()
            #expect(stage.frame.visibleText == text)
        }
    }

    @Test func `no animation means at once, and counts as an end`() {
        let theatre = Theatre(1, animation: .some(nil))
        theatre.show(95)
        #expect(!theatre.stage.isAnimating)
        #expect(theatre.rest == "95")
        #expect(theatre.rests == 1)

        let still = Theatre(1)
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { still.model.value = 95 }
        still.stage.advance(by: 0)
        #expect(!still.stage.isAnimating)
        #expect(still.rest == "95")
    }

    @Test func `the transaction's animation counts before the style's own, and rollAnimation before both`() {
        let theatre = Theatre(0)
        withAnimation(.linear(duration: 2)) { theatre.model.value = 8 }
        theatre.stage.advance(by: 1)
        let four = theatre.faces.first { $0.string == "4" }
        #expect(abs((four?.rect.midY ?? 0) - 50) < 0.01)

        let given = Theatre(0, animation: .some(.linear(duration: 1)))
        withAnimation(.linear(duration: 2)) { given.model.value = 8 }
        given.stage.advance(by: 0.5)
        let half = given.faces.first { $0.string == "4" }
        #expect(abs((half?.rect.midY ?? 0) - 50) < 0.01)
    }

    @Test func `the width goes over with the motion, or not`() {
        func widths(_ width: RollWidth) -> [Double] {
            let theatre = Theatre(9) { model in
                HStack(spacing: 0) {
                    RollingNumber(model.value, format: Decimal.FormatStyle.en)
                        .rollWidth(width).rollAnimation(.linear(duration: 1))
                    Text(verbatim: "x")
                    Spacer()
                }
                .font(.test)
            }
            func place() -> Double { Double(theatre.stage.frame.texts.first { $0.string == "x" }?.rect.minX ?? 0) }
            let before = place()
            theatre.show(10)
            let start = place()
            theatre.stage.advance(by: 0.5)
            let middle = place()
            theatre.settle()
            return [before, start, middle, place()]
        }
        let digit = Theatre(9).faces[0].rect.width
        let animated = widths(.animated)
        #expect(zip(animated, [digit, digit, digit * 1.5, digit * 2]).allSatisfy { abs($0 - $1) < 0.01 })
        let immediate = widths(.immediate)
        #expect(zip(immediate, [digit, digit * 2, digit * 2, digit * 2]).allSatisfy { abs($0 - $1) < 0.01 })
        let reserved = widths(.reserved(0...999))
        #expect(reserved.allSatisfy { abs($0 - digit * 3) < 0.01 })
    }

    @Test func `a new meaning brings equal text in from above`() {
        let theatre = Theatre(7) { model in
            RollingNumber(model.value, format: Decimal.FormatStyle.en).rollIdentity(model.identity).rollStyle(.perDigit)
        }
        theatre.model.identity = 1
        theatre.stage.advance(by: 0.035)
        let sevens = theatre.faces.filter { $0.string == "7" }.map(\.rect.midY).sorted()
        #expect(sevens.count == 2)
        #expect(sevens.first ?? 50 < 50 && sevens.last ?? 50 > 50)
        theatre.settle()
        #expect(theatre.rest == "7")
    }

    @Test func `two hundred digits are shown`() {
        let long = String(repeating: "9", count: 200)
        let model = TextModel(long)
        let stage = Stage(size: CGSize(width: 4000, height: 100)) { TextFormatView(model: model) }
        model.text = "1" + String(repeating: "0", count: 200)
        stage.advance(by: 0.1)
        _ = stage.settle()
        #expect(stage.frame.visibleText == model.text)
    }

    @Test func `an empty text has the height of a line`() {
        let model = TextModel("")
        let stage = Stage(size: CGSize(width: 400, height: 100)) { TextFormatView(model: model) }
        #expect((stage.frame.accessibility.first?.rect.height ?? 0) > 10)
        model.text = "5"
        stage.advance(by: 0)
        _ = stage.settle()
        #expect(stage.frame.visibleText == "5")
        model.text = ""
        stage.advance(by: 0)
        _ = stage.settle()
        #expect(stage.frame.visibleText == "")
    }

    @Test func `columns stand on the line of a text beside them`() {
        let stage = Stage(size: CGSize(width: 400, height: 200)) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                RollingNumber(5, format: IntegerFormatStyle<Int>()).font(.system(size: 60))
                Text(verbatim: "5").font(.system(size: 60))
            }
        }
        let fives = stage.frame.texts.filter { $0.string == "5" }
        #expect(fives.count == 2)
        #expect(abs((fives.first?.rect.minY ?? 0) - (fives.last?.rect.minY ?? 1)) < 0.01)
    }

    @Test(arguments: [RollStyle.flow, .perDigit, .numericText, .ticker, .odometer, .continuous])
    func `a value that is not there yet has a placeholder, from which and to which it rolls`(style: RollStyle) {
        let format = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
        let theatre = Theatre(0) { model in
            RollingNumber(model.value == 0 ? nil : model.value, format: format, placeholder: "$???")
                .rollStyle(style).font(.test)
        }
        #expect(theatre.rest == "$???" && theatre.label == "$???")
        for (value, text) in [(12.5, "$12.50"), (0, "$???"), (3, "$3.00"), (0, "$???")] as [(Decimal, String)] {
            theatre.show(value)
            #expect(theatre.label == text)
            theatre.stage.advance(by: 0.03)
            #expect(theatre.stage.isAnimating)
            theatre.settle()
            #expect(theatre.rest == text && !theatre.stage.isAnimating, "\(style)")
        }
        // Called off on the way, again and again.
        for value in [7, 0, 8, 0, 9] as [Decimal] {
            theatre.show(value)
            theatre.stage.advance(by: 0.02)
        }
        theatre.settle()
        #expect(theatre.rest == "$9.00")
    }

    @Test func `a double is shown in the plain format`() {
        let theatre = Theatre(1.5) { model in
            RollingNumber(NSDecimalNumber(decimal: model.value).doubleValue)
                .environment(\.locale, Locale(identifier: "de_DE")).font(.test)
        }
        #expect(theatre.rest == "1,5")
        theatre.show(1_234.25)
        theatre.settle()
        #expect(theatre.rest == "1.234,25")
    }

    @Test func `redacted it is one bar, in which nothing turns`() {
        let theatre = Theatre(1_234) {
            RollingNumber($0.value, format: Decimal.FormatStyle.en).font(.test).redacted(reason: .placeholder)
        }
        #expect(theatre.stage.frame.shapes.count == 1 && theatre.stage.frame.texts.isEmpty)
        theatre.show(5_678)
        #expect(theatre.stage.frame.shapes.count == 1 && !theatre.stage.isAnimating)
    }
}

@MainActor @Observable
private final class DoubleModel { var value = 3.0 }

private struct DoubleView: View {
    let model: DoubleModel
    var body: some View {
        RollingNumber(model.value, format: FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")))
    }
}

@MainActor @Observable
private final class TextModel {
    var text: String
    init(_ text: String) { self.text = text }
}

private struct TextFormatView: View {
    let model: TextModel
    var body: some View { RollingNumber(model.text == "" ? 0 : 1, format: Verbatim(text: model.text)) }
}

/// Shows a text, whatever the value.
private struct Verbatim: FormatStyle {
    let text: String
    func format(_ value: Int) -> String { text }
}
