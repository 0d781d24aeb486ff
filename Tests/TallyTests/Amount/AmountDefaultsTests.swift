import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

/// What holds where a program says nothing: no limits, and the language and the currency of the place.
@MainActor
struct AmountDefaultsTests {
    @MainActor @Observable
    final class Wallet {
        var amount: Decimal?
        var input = AmountInput()
    }

    private func stage(in place: String, _ content: @escaping () -> some View) -> Stage {
        let stage = Stage(size: CGSize(width: 400, height: 400), content: content)
        stage.preferences.locale = locale(place)
        stage.advance(by: 0)
        return stage
    }

    @Test func `an input has no limits`() {
        var input = AmountInput(locale: locale("en_US"))
        for _ in 0..<20 { input.insert(digit: 9) }
        #expect(input.rawText == String(repeating: "9", count: 20))
        #expect(input.limits == nil && input.isWithinLimits && !input.isOverMaximum && !input.isUnderMinimum)
        #expect(input.set(-5) == .set(-5))
        #expect(!input.isUnderMinimum && input.isWithinLimits)
        // There is nothing to be typed yet.
        #expect(!AmountInput().isUnderMinimum && !AmountInput().isWithinLimits)
        input.limits = 0...100
        input.set(1_000)
        #expect(input.amount == 100)
        input.limits = nil
        #expect(!input.isOverMaximum)
        input.set(1_000)
        #expect(input.amount == 1_000)
    }

    @Test func `a field of dollars in English speaks English, and takes any amount`() {
        let wallet = Wallet()
        let stage = stage(in: "en_US") { AmountField(amount: Bindable(wallet).amount, currency: "USD") }
        #expect(stage.frame.visibleText == "Enter an amount")
        #expect(stage.frame.accessibility.first?.label == "Enter an amount")
        stage.press(.tab)
        stage.type("5")
        stage.advance(by: 0)
        #expect(wallet.amount == 5)
        stage.type("0000000.25")
        _ = stage.settle()
        #expect(stage.frame.visibleText == "$50,000,000.25")
        wallet.amount = -7
        _ = stage.settle()
        #expect(wallet.amount == -7)
    }

    @Test(arguments: [
        ("fr_FR", "Saisissez un montant"), ("fr_CA", "Saisissez un montant"), ("de_AT", "Betrag eingeben"),
        ("zh_CN", "输入金额"), ("zh_HK", "輸入金額"), ("zh_Hant", "輸入金額"), ("no_NO", "Skriv inn et beløp"),
        ("nn_NO", "Skriv inn et beløp"), ("iw_IL", "יש להזין סכום"), ("pt_BR", "Insira um valor"),
        ("ko_KR", "금액을 입력해주세요"),
        ("en_IN", "Enter an amount"), ("mt_MT", "Enter an amount"), ("", "Enter an amount"),
    ])
    func `the prompt is in the language of the locale`(_ place: String, _ prompt: String) {
        let stage = stage(in: place) { AmountField(amount: .constant(nil), currency: "USD") }
        #expect(stage.frame.visibleText == prompt)
        #expect(stage.frame.accessibility.first?.label == prompt)
    }

    @Test func `no language lacks a word, or has one for two things`() {
        for code in Locale.LanguageCode.isoLanguageCodes {
            let language = AmountLanguage.of(Locale.Language(languageCode: code))
            let words = [
                language.prompt, language.maximum, language.overMaximum, language.delete, language.decimalMark,
            ]
            #expect(Set(words).count == 5 && words.allSatisfy { !$0.isEmpty }, "\(code)")
        }
    }

    @Test(arguments: [
        ("en_US", "$1,234", true), ("de_DE", "1.234\u{A0}€", true), ("ja_JP", "¥1,234", false),
        ("ko_KR", "1,234원", false), ("en_IN", "₹1,234", true), ("ar_KW", "د.ك.‏", true),
    ])
    func `without a currency it is that of the place, with its fraction`(place: String, text: String, hasMark: Bool) {
        let wallet = Wallet()
        let stage = stage(in: place) {
            VStack {
                AmountField(input: Bindable(wallet).input)
                AmountKeypad(input: Bindable(wallet).input)
                AmountField(amount: Bindable(wallet).amount)
            }
        }
        wallet.input.set(1_234)
        wallet.amount = 1_234
        _ = stage.settle()
        let values = stage.frame.accessibility.map(\.value).filter { !$0.isEmpty }
        #expect(values.count == 2 && values.allSatisfy { $0.contains(text) }, "\(values)")
        let mark = AmountLanguage.of(Locale(identifier: place).language).decimalMark
        #expect(stage.frame.accessibility.contains { $0.label == mark } == hasMark)
        #expect((wallet.input.insertDecimalMark() == .insertedDecimalMark(at: 4)) == hasMark)
    }

    @Test func `what was typed loses the fraction that another place's currency does not have`() {
        let wallet = Wallet()
        wallet.input = AmountInput(12.5)
        let stage = stage(in: "en_US") { AmountField(input: Bindable(wallet).input) }
        #expect(stage.frame.visibleText == "$12.50")
        stage.preferences.locale = locale("ko_KR")
        _ = stage.settle()
        #expect(stage.frame.visibleText == "12원")
        #expect(wallet.input.amount == 12)
    }

    @Test func `nothing is Korean where neither the place nor the caller is`() throws {
        func isKorean(_ text: String) -> Bool { text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
        for (place, expected) in [("en_US", false), ("de_DE", false), ("ko_KR", true)] {
            let wallet = Wallet()
            wallet.input = AmountInput(limits: 0...99, locale: locale(place))
            let stage = stage(in: place) {
                VStack {
                    AmountField(input: Bindable(wallet).input)
                    AmountKeypad(input: Bindable(wallet).input)
                    AmountReading(50_000)
                    AmountReading(50_000, style: .spoken)
                }
            }
            var said = [stage.frame.visibleText]
            for key in ["9", "9", "9"] { try stage.tap(key) }
            _ = stage.settle()
            said += stage.frame.accessibility.flatMap { [$0.label, $0.value] } + stage.announcements
            said.append(stage.frame.visibleText)
            said.append(AmountReading.text(for: 50_000, style: .mixed, locale: locale(place)))
            #expect(said.contains(where: isKorean) == expected, "\(said)")
            #expect(!stage.announcements.isEmpty)
        }
    }

    @Test(arguments: [
        ("en_US", "≈ $1.23M"), ("de_DE", "≈ 1,23\u{A0}Mio.\u{A0}€"), ("ko_KR", "123만 4,567원"), ("ja_JP", "≈ ¥123万"),
    ])
    func `a reading has the currency of its place`(place: String, text: String) {
        #expect(AmountReading.text(for: 1_234_567, style: .mixed, locale: locale(place)) == text)
        #expect(stage(in: place) { AmountReading(1_234_567) }.frame.visibleText == text)
    }
}
