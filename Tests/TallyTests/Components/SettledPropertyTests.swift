import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

/// A settled number never reads as another amount than its value, whatever has changed before, and how often.
@MainActor
struct SettledPropertyTests {
    private static let locales = [
        "en_US", "de_DE", "ko_KR", "ja_JP", "fr_FR", "hi_IN-u-nu-deva", "ar_EG-u-nu-arab", "fa_IR-u-nu-arabext",
        "he_IL", "my_MM-u-nu-mymr", "sv_SE", "en_IN",
    ].map(Locale.init(identifier:))

    private struct Sample {
        let text: NumberText
        /// What the text ought to amount to, before rounding; `nil` for what is no number.
        let amount: Decimal?
    }

    private func sample(_ generator: inout SplitMix) -> Sample {
        let locale = Self.locales[Int.random(in: 0..<Self.locales.count, using: &generator)]
        let limit = Int(pow(10, Double(Int.random(in: 1...12, using: &generator))))
        let value =
            Decimal(Int.random(in: -limit...limit, using: &generator))
            / [1, 1, 10, 100, 1000][Int.random(in: 0...4, using: &generator)]
        switch Int.random(in: 0...7, using: &generator) {
        case 0:
            let code = ["USD", "KRW", "EUR", "JPY", "ILS"][Int.random(in: 0...4, using: &generator)]
            return Sample(text: NumberText(value, format: .currency(code: code).locale(locale)), amount: value)
        case 1:
            let style = Decimal.FormatStyle.Currency(code: "EUR", locale: locale).sign(strategy: .accounting)
            return Sample(text: NumberText(value, format: style), amount: value)
        case 2:
            return Sample(
                text: NumberText(value, format: .number.notation(.compactName).locale(locale)), amount: value)
        case 3: return Sample(text: NumberText(value, format: .percent.locale(locale)), amount: value * 100)
        case 4:
            return Sample(
                text: NumberText(value, format: .number.precision(.fractionLength(0...3)).locale(locale)),
                amount: value)
        case 5:
            let odd = [Double.nan, .infinity, -.infinity][Int.random(in: 0...2, using: &generator)]
            return Sample(text: NumberText(odd, format: .number.locale(locale)), amount: nil)
        default: return Sample(text: NumberText(value, format: .number.locale(locale)), amount: value)
        }
    }

    /// What the digits of a text amount to by their places, and the worth of one in the lowest place.
    private func reading(_ text: NumberText) -> (amount: Decimal, unit: Decimal)? {
        var amount = Decimal(0)
        var lowest: Int?
        for token in text.tokens {
            guard let exponent = token.key.exponent, let digit = token.digit else { continue }
            amount += Decimal(sign: .plus, exponent: exponent, significand: Decimal(digit))
            lowest = min(lowest ?? exponent, exponent)
        }
        return lowest.map { (amount, Decimal(sign: .plus, exponent: $0, significand: 1)) }
    }

    @Test func `the places of a text amount to its value, but for rounding`() {
        var generator = SplitMix(11)
        for _ in 0..<1_500 {
            let sample = sample(&generator)
            guard let amount = sample.amount, let reading = reading(sample.text) else {
                #expect(sample.amount == nil)
                continue
            }
            #expect(abs(reading.amount - abs(amount)) <= reading.unit, "\(sample.text)")
            let isNegative = sample.text.tokens.contains {
                $0.key == .symbol(.sign) && $0.text != "+" || $0.text == "("
            }
            #expect(isNegative == (amount < 0 && reading.amount != 0), "\(sample.text)")
        }
    }

    /// How many changes a board goes through: as many as the variable says, else more in a release build.
    private var changes: Int {
        ProcessInfo.processInfo.environment["TALLY_CHANGES"].flatMap(Int.init)
            ?? (_isDebugAssertConfiguration() ? 8_000 : 100_000)
    }

    @Test func `whatever it came from, a board at rest reads as its text`() {
        var generator = SplitMix(5)
        let texts = (0..<300).map { _ in sample(&generator).text }
        var board = RollBoard()
        board.lineHeight = 20
        var identity = 0
        var style = RollStyle.flow
        for step in 0..<changes {
            let text = texts[Int.random(in: 0..<texts.count, using: &generator)]
            let fate = Int.random(in: 0...63, using: &generator)
            if fate < 8 { style = StyleContinuityTests.styles[Int.random(in: 0...6, using: &generator)] }
            if fate == 8 { identity += 1 }
            board.show(
                text, style: style, sense: [.trend, .up, .down, .perDigit][fate & 3],
                identity: RollIdentity(value: identity), mode: fate == 9 ? .jump : fate == 10 ? .fade : .roll,
                maxima: fate > 50 ? RollMaxima([1: 5]) : .none)
            let watch = fate & 1 == 0 ? board.beginWatch() : nil
            if fate & 2 == 0 {
                if board.comesToRest() { board.purge() }
            } else if let watch, fate & 4 == 0 {
                board.endWatch(watch)
            }
            let live = board.cells.filter { !$0.isLeaving }
            let expected = text.visualOrder.map { text.tokens[$0].drawnText }
            guard live.map(\.face) == expected, live.allSatisfy({ $0.opacity == 1 }) else {
                Issue.record("change \(step): \(live.map(\.face)) for \(text)")
                return
            }
            // Nothing grows without end, and no two columns are one.
            guard board.cells.count - live.count <= RollChange.leavingLimit,
                Set(board.cells.map(\.id)).count == board.cells.count,
                live.allSatisfy({ $0.strip.highest - $0.strip.lowest < 79 })
            else {
                Issue.record("change \(step): \(board.cells.count) columns for \(text)")
                return
            }
        }
    }

    @Test func `a window at rest keeps nothing of what has left it`() {
        var board = ReplacementBoard<Int>()
        for value in 0...20 { board.show(value, identity: nil, sense: .trend, isStill: false, entered: { _ in 0 }) }
        #expect(board.items.count == 9)
        let hasLeft = board.comesToRest()
        #expect(hasLeft)
        board.purge()
        #expect(board.items.map(\.value) == [20])
        board.show(21, identity: nil, sense: .trend, isStill: false, entered: { _ in 0 })
        #expect(board.items.map(\.value) == [20, 21])
    }

    @Test func `characters that leave in a stream hurry, and are gone a moment later`() {
        var board = RollBoard()
        board.lineHeight = 20
        for step in 0..<12 {
            let text = NumberText(verbatim: step % 2 == 0 ? "GATE 1" : "GATE 1\(step)")
            board.show(text, style: .ticker, sense: .down, identity: nil, mode: .roll)
        }
        let hurried = board.cells.filter { $0.isLeaving && $0.departure != nil }
        #expect(hurried.count >= 3 && hurried.allSatisfy { $0.pace > 0 && $0.pace <= RollRush.moment / 2 })
        board.forget(board.serial)
        #expect(!board.cells.contains { $0.isLeaving && $0.departure != nil })
        // Alone it takes its time.
        var calm = RollBoard()
        calm.lineHeight = 20
        for text in ["GATE 12", "GATE 1"] {
            calm.show(NumberText(verbatim: text), style: .ticker, sense: .down, identity: nil, mode: .roll)
        }
        #expect(calm.cells.filter(\.isLeaving).map(\.departure) == [nil])
    }

    @Test func `whatever it came from, a number at rest on a stage reads as its text`() {
        var generator = SplitMix(17)
        let model = Numbers()
        let stage = Stage(size: CGSize(width: 900, height: 420)) { NumberRows(model: model) }
        stage.frameRate = 2
        // A change on a stage costs more than one of a board: some hundred of them, many with the variable.
        for step in 0..<(changes > 8_000 ? changes / 100 : 10) {
            model.values = model.values.map { _ in
                Decimal(Int.random(in: -9_999_999...9_999_999, using: &generator)) / 100
            }
            model.locale = Self.locales[Int.random(in: 0..<Self.locales.count, using: &generator)]
            model.isCompact = Bool.random(using: &generator)
            model.code = ["USD", "KRW", "EUR"][Int.random(in: 0...2, using: &generator)]
            stage.advance(by: Double.random(in: 0...0.4, using: &generator))
            guard step % 2 == 1 else { continue }
            _ = stage.settle()
            for row in model.values.indices {
                let shown = stage.frame.texts.filter {
                    $0.opacity > 0 && !$0.string.hasPrefix("Ag") && Int($0.rect.midY / 60) == row
                }
                let text = model.text(row)
                #expect(
                    shown.sorted { $0.rect.minX < $1.rect.minX }.map(\.string)
                        == text.visualOrder.map { text.tokens[$0].drawnText }, "\(step): \(text)")
                #expect(shown.allSatisfy { $0.opacity == 1 })
            }
        }
    }
}

@MainActor @Observable
private final class Numbers {
    var values = [Decimal](repeating: 0, count: 7)
    var locale = Locale(identifier: "en_US")
    var isCompact = false
    var code = "USD"

    var number: Decimal.FormatStyle {
        let format = Decimal.FormatStyle(locale: locale)
        return isCompact ? format.notation(.compactName) : format.precision(.fractionLength(0...2))
    }
    var currency: Decimal.FormatStyle.Currency { .init(code: code, locale: locale) }

    func text(_ row: Int) -> NumberText {
        row % 2 == 0 ? NumberText(values[row], format: number) : NumberText(values[row], format: currency)
    }
}

private struct NumberRows: View {
    let model: Numbers
    var body: some View {
        VStack(spacing: 0) {
            ForEach(model.values.indices, id: \.self) { row in
                Group {
                    if row % 2 == 0 {
                        RollingNumber(model.values[row], format: model.number)
                    } else {
                        RollingNumber(model.values[row], format: model.currency)
                    }
                }
                .rollStyle(StyleContinuityTests.styles[row])
                .frame(height: 60)
            }
        }
    }
}
