import Foundation
import Tally
import Testing

struct AmountInputTests {
    // MARK: - Amounts from outside

    @Test func `an amount of cents that has been a double is that amount`() {
        var input = AmountInput(limits: 0...10_000, currency: "USD", locale: locale("en_US"))
        for cents in stride(from: 1, through: 1_000_000, by: 37) {
            input.set(Decimal(Double(cents) / 100))
            #expect(input.amount == Decimal(cents) / 100)
        }
        for cents in 1...2_000 {
            input.set(Decimal(Double(cents) / 100) + Decimal(0.57) - Decimal(0.57))
            #expect(input.amount == Decimal(cents) / 100)
        }
        // What is meant is cut off.
        for (amount, shown) in [("19.999", "19.99"), ("19.98999", "19.98"), ("0.009", nil)] as [(String, String?)] {
            input.set(Decimal(string: amount))
            #expect(input.amount == shown.flatMap { Decimal(string: $0) })
        }
        input.limits = 0...Decimal(19.99)
        input.set(20)
        #expect(input.text == "19.99" && input.amount == Decimal(string: "19.99"))
    }

    // MARK: - Typing

    @Test func `digits append, and nothing leads with a zero`() {
        var input = won()
        #expect(input.insert(digit: 0) == .refused(.leadingZero))
        #expect(input.amount == nil)
        #expect(input.text.isEmpty)
        #expect(input.insert(digit: 5) == .inserted(5, at: 0))
        #expect(input.insert(digit: 0) == .inserted(0, at: 1))
        input = typed("000", into: input)
        #expect(input.text == "50,000")
        #expect(input.amount == 50_000)
        #expect(input.deleteBackward() == .deleted(4..<5))
        #expect(input.text == "5,000")
    }

    @Test func `a zero that stands alone gives way where a fraction can follow`() {
        var input = dollars()
        #expect(input.insert(digit: 0) == .inserted(0, at: 0))
        #expect(input.text == "0")
        #expect(input.insert(digit: 0) == .refused(.leadingZero))
        #expect(input.insert(digit: 5) == .inserted(5, at: 0))
        #expect(input.text == "5")
        input.clear()
        #expect(input.insertDecimalMark() == .insertedDecimalMark(at: 1))
        #expect(input.text == "0.")
        #expect(input.amount == 0)
    }

    @Test func `digits outside of 0 to 9 are refused`() {
        var input = won()
        for digit in [-1, 10, .max, .min] { #expect(input.insert(digit: digit) == .refused(.notADigit)) }
        #expect(input.rawText.isEmpty)
    }

    @Test func `a fraction is as long as the currency's`() {
        var input = typed("12.34", into: dollars())
        #expect(input.text == "12.34")
        #expect(input.insert(digit: 5) == .refused(.fractionFull))
        #expect(input.insertDecimalMark() == .refused(.secondDecimalMark))
        input.selection = 1..<1
        #expect(input.insert(digit: 9) == .inserted(9, at: 1))
        #expect(input.text == "192.34")
        var yen = AmountInput(limits: 1...1_000, currency: "JPY", locale: locale("ja_JP"))
        #expect(yen.insertDecimalMark() == .refused(.noFraction))
        let dinars = AmountInput(limits: 1...1_000, currency: "KWD", locale: locale("en_US"))
        #expect(typed("1.2345", into: dinars).text == "1.234")
    }

    @Test(arguments: [
        ("ko_KR", "KRW", "1234567", "1,234,567"), ("en_US", "USD", "1234567.5", "1,234,567.5"),
        ("de_DE", "EUR", "1234567.50", "1.234.567,50"), ("ja_JP", "JPY", "1234567", "1,234,567"),
        ("hi_IN", "INR", "123456789.1", "12,34,56,789.1"), ("ar_KW", "KWD", "1234567.125", "١٬٢٣٤٬٥٦٧٫١٢٥"),
        ("es_ES", "EUR", "1234", "1234"), ("es_ES", "EUR", "12345", "12.345"),
        ("fr_FR", "EUR", "1234.", "1\u{202F}234,"), ("de_CH", "CHF", "1234", "1’234"),
        ("fa_IR", "IRR", "1234", "۱٬۲۳۴"),
        ("my_MM", "MMK", "1234", "၁,၂၃၄"),
    ])
    func `the text is written as the locale does`(place: String, currency: String, keys: String, text: String) {
        let input = AmountInput(
            limits: 0...1_000_000_000_000, currency: currency, locale: locale(place), overflow: .allow)
        #expect(typed(keys, into: input).text == text)
        #expect(typed(keys, into: input).amount == Decimal(string: keys))
    }

    @Test func `another locale writes the same amount, another currency cuts its fraction off`() {
        var input = typed("1234.56", into: dollars())
        input.locale = locale("de_DE")
        #expect(input.text == "1.234,56")
        #expect(input.revision == 7)
        input.currency = "KWD"
        #expect(input.text == "1.234,56")
        input.currency = "KRW"
        #expect(input.text == "1.234")
        #expect(input.selection == 4..<4)
        input.undo()
        #expect(!input.rawText.contains("."))
        input.currency = "no such"
        #expect(typed("7.89", into: AmountInput(limits: 0...9, currency: "", locale: locale("en_US"))).text == "7.89")
    }

    // MARK: - Limits

    @Test func `over the maximum the amount is the maximum, until it is edited`() {
        var input = typed("200000", into: won())
        #expect(!input.isOverMaximum)
        #expect(input.insert(digit: 1) == .clamped(to: 2_000_000))
        #expect(input.text == "2,000,000")
        #expect(input.isOverMaximum)
        #expect(input.insert(digit: 1) == .clamped(to: 2_000_000))
        #expect(input.amount == 2_000_000)
        input.deleteBackward()
        #expect(input.text == "200,000")
        #expect(!input.isOverMaximum)
    }

    @Test func `exactly the maximum is no excess`() {
        var input = typed("2000000", into: won())
        #expect(input.amount == 2_000_000)
        #expect(!input.isOverMaximum)
        #expect(input.insert(digit: 0) == .clamped(to: 2_000_000))
        #expect(input.isOverMaximum)
    }

    @Test func `refuse leaves the amount alone, allow goes on`() {
        var input = typed("2000000", into: won(overflow: .refuse))
        #expect(input.insert(digit: 0) == .refused(.overMaximum))
        #expect(input.amount == 2_000_000)
        #expect(!input.isOverMaximum)
        input.limits = 0...100
        #expect(input.amount == 2_000_000)
        #expect(input.isOverMaximum)
        #expect(input.deleteBackward() == .deleted(6..<7))
        let free = typed("20000000", into: won(overflow: .allow))
        #expect(free.text == "20,000,000")
        #expect(free.isOverMaximum)
    }

    @Test func `the minimum is only reported, and nothing counts as 0`() {
        var input = won()
        #expect(input.isUnderMinimum)
        input = typed("999", into: input)
        #expect(input.isUnderMinimum)
        input = typed("0", into: input)
        #expect(!input.isUnderMinimum)
        #expect(!AmountInput(limits: 0...5, locale: locale("ko_KR")).isUnderMinimum)
    }

    @Test func `limits that change hold what is there`() {
        var input = typed("500000", into: won())
        let before = input.revision
        input.limits = 1_000...300_000
        #expect(input.text == "300,000")
        #expect(input.isOverMaximum)
        #expect(input.events(since: before) == [.clamped(to: 300_000)])
        input.limits = 1_000...400_000
        #expect(input.amount == 300_000)
        #expect(!input.isOverMaximum)
        #expect(input.undo() == .undone)
        #expect(input.amount == nil)
    }

    @Test func `limits that are no numbers are none, and steps too fine are rounded inwards`() {
        var input = AmountInput(limits: .nan ... .nan, currency: "USD", locale: locale("en_US"))
        input = typed("99999999", into: input)
        #expect(!input.isOverMaximum && !input.isUnderMinimum)
        #expect(input.paste("-5") == .refused(.misplacedSign))
        var fine = AmountInput(limits: 0.001...9.999, currency: "USD", locale: locale("en_US"))
        #expect(fine.set(50) == .clamped(to: 9.99))
        #expect(fine.rawText == "9.99")
        fine.set(0.001)
        #expect(fine.isUnderMinimum)
    }

    @Test func `an amount at the start is held to the limits without an event`() {
        let input = won(5_000_000)
        #expect(input.text == "2,000,000")
        #expect(input.isOverMaximum)
        #expect(input.revision == 0)
        #expect(won(0).amount == nil)
        #expect(won(.nan).amount == nil)
        #expect(won(-5).amount == nil)
        #expect(dollars().amount == nil)
        #expect(AmountInput(12.5, limits: 0...100, currency: "USD", locale: locale("en_US")).text == "12.50")
        #expect(AmountInput(12.999, limits: 0...100, currency: "USD", locale: locale("en_US")).text == "12.99")
    }

    @Test func `amounts are set and added as a whole`() {
        var input = won()
        #expect(input.add(10_000) == .set(10_000))
        #expect(input.add(50_000) == .set(60_000))
        #expect(input.text == "60,000")
        #expect(input.add(5_000_000) == .clamped(to: 2_000_000))
        #expect(input.set(nil) == .set(nil))
        #expect(input.set(.nan) == .refused(.notANumber))
        #expect(input.set(-5) == .refused(.negative))
        #expect(input.set(.greatestFiniteMagnitude) == .clamped(to: 2_000_000))
        var free = won(overflow: .allow)
        #expect(free.set(.greatestFiniteMagnitude) == .refused(.tooLong))
        #expect(free.amount == nil)
    }

    @Test func `38 digits are kept to the last`() {
        let digits = String(repeating: "1234567890", count: 4)
        let input = typed(digits, into: won(overflow: .allow))
        #expect(input.rawText == String(digits.prefix(38)))
        #expect(input.amount?.description == String(digits.prefix(38)))
        #expect(input.events(since: input.revision - 1) == [.refused(.tooLong)])
    }

    @Test func `negative amounts exist where the limits have them`() {
        var input = dollars(-100...100)
        #expect(input.replace(0..<0, with: "-") == .replaced(0..<0, with: "-"))
        #expect(input.amount == nil)
        input = typed("12.5", into: input)
        #expect(input.amount == -12.5)
        #expect(input.text == "-12.5")
        input.selection = 0..<0
        #expect(input.selection == 1..<1)
        #expect(input.insert(digit: 9) == .inserted(9, at: 1))
        #expect(input.isUnderMinimum)
        #expect(input.deleteForward() == .deleted(2..<3))
        input.moveCaret(by: -9)
        #expect(input.deleteBackward() == .deleted(0..<1))
        #expect(input.amount == 92.5)
    }

    // MARK: - The caret

    @Test func `an arrow crosses a mark in one press, and Backspace behind one deletes a digit`() {
        var input = typed("1234567", into: won())
        #expect(input.text == "1,234,567")
        input.moveCaret(by: -3)
        #expect(input.selection == 4..<4)
        #expect(input.textPlace(ofRaw: 4) == 5)
        #expect(input.rawPlace(ofText: 5) == 4)
        #expect(input.rawPlace(ofText: 6) == 4)
        input.deleteBackward()
        #expect(input.text == "123,567")
        #expect(input.selection == 3..<3)
        input.insert(digit: 9)
        #expect(input.text == "1,239,567")
        input.deleteForward()
        #expect(input.text == "123,967")
    }

    @Test func `every place in the text has one in the raw text, and back`() {
        let input = typed(
            "1234567.89", into: AmountInput(limits: 0...1, currency: "USD", locale: locale("en_US"), overflow: .allow))
        for raw in 0...10 { #expect(input.rawPlace(ofText: input.textPlace(ofRaw: raw)) == raw) }
        #expect((0...12).map { input.rawPlace(ofText: $0) } == [0, 1, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10])
        #expect(input.rawPlace(ofText: -5) == 0)
        #expect(input.rawPlace(ofText: 500) == 10)
        #expect(input.textPlace(ofRaw: .max) == 12)
    }

    @Test func `a selection grows, collapses and is typed over`() {
        var input = typed("12345", into: won())
        input.moveCaret(by: -1, extending: true)
        input.moveCaret(by: -1, extending: true)
        #expect(input.selection == 3..<5)
        input.moveCaret(by: -1)
        #expect(input.selection == 3..<3)
        input.selectAll()
        #expect(input.insert(digit: 7) == .inserted(7, at: 0))
        #expect(input.text == "7")
        input.selection = -8..<99
        #expect(input.selection == 0..<1)
        input.moveCaret(by: .min)
        input.moveCaret(by: .max)
        #expect(input.selection == 1..<1)
    }

    @Test func `a selected digit replaced by a leading zero is gone`() {
        var input = typed("500", into: won())
        input.selection = 0..<1
        #expect(input.insert(digit: 0) == .deleted(0..<1))
        #expect(input.amount == nil)
    }

    @Test func `what a text field made of the raw text is one edit`() {
        var input = typed("1234", into: dollars())
        #expect(input.edit(rawText: "1234", caret: 2) == nil)
        #expect(input.edit(rawText: "12934", caret: 3) == .clamped(to: 10_000))
        input.undo()
        #expect(input.edit(rawText: "124", caret: 2) == .deleted(2..<3))
        #expect(input.edit(rawText: "1124", caret: 1) == .inserted(1, at: 0))
        #expect(input.selection == 1..<1)
        #expect(input.edit(rawText: "1124,", caret: 5) == .refused(.notANumber))
        #expect(input.edit(rawText: "1124５", caret: 5) == .clamped(to: 10_000))
        #expect(input.edit(rawText: "") == .deleted(0..<5))
    }
}
