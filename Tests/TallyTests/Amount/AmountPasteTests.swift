import Foundation
import Tally
import Testing

struct AmountPasteTests {
    private func pasted(_ text: String, in place: String = "en_US", currency: String = "USD") -> (
        AmountInput, AmountInput.Event
    ) {
        var input = AmountInput(
            limits: -1_000_000_000_000...1_000_000_000_000_000_000, currency: currency, locale: locale(place))
        let event = input.paste(text)
        return (input, event)
    }

    @Test(
        arguments: [
            ("₩1,234,567", 1_234_567), ("(5)", -5), ("5-", -5), ("-5", -5), ("−5", -5), ("+5", 5), ("$(5)", -5),
            ("-$5.25", -5.25),
            ("１２３", 123), ("１，２３４．５", 1234.5), ("٣٤٥", 345), ("٣٬٤٥٦٫٥", 3456.5), ("১২", 12),
            ("5만 원", 50_000), ("5만원", 50_000), ("1억 2,345만", 123_450_000), ("1억 2,345만 6,789원", 123_456_789),
            ("3천만", 30_000_000), ("1천2백만 원", 12_000_000), ("만 원", 10_000), ("천원", 1000), ("1.5억", 150_000_000),
            ("2경", 20_000_000_000_000_000), ("123万円", 1_230_000), ("3億", 300_000_000),
            ("1,234\t", 1234), ("\t1,234\r\n", 1234), (" 1 234,50 ", 1234.5), ("1\u{A0}234\u{202F}567,5", 1_234_567.5),
            ("\u{202A}1,234\u{202C}", 1234), ("\u{200F}1,234.00 \u{200F}₪", 1234),
            ("1.234,50 €", 1234.5), ("1,234.50", 1234.5), ("1'234.50", 1234.5), ("CHF 1’234.50", 1234.5),
            ("US$ 12", 12), ("US$ 12.50", 12.5), ("₩ 1,234 원", 1234), ("1’234.50", 1234.5), ("1\u{202F}234,50", 1234.5),
            ("٥٠٠", 500), ("\u{FEFF}５００円\u{200B}", 500), ("1234,50€", 1234.5), ("EUR1.234,50", 1234.5),
            ("₹12,34,567.5", 1_234_567.5),
            ("USD 1,234.5", 1234.5), ("12 eur", 12), ("1.234.567", 1_234_567), ("1,23,45,678.9", 12_345_678.9),
            ("1,2345,6789", 123_456_789), ("1,234", 1234), ("12,5", 12.5), ("12.5", 12.5), ("12,50", 12.5),
            ("1234,5", 1234.5),
            ("007", 7), (".5", 0.5), ("5.", 5), ("0", 0), ("12.500", 12.5), ("12.00000", 12),
        ] as [(String, Decimal)])
    func `amounts from the world are read`(text: String, amount: Decimal) {
        let (input, event) = pasted(text)
        // 12.500 has a single mark before exactly three digits, which in English is the decimal mark.
        #expect(input.amount == amount, "\(text): \(event)")
    }

    @Test(
        arguments: [
            ("5000.00", "JPY", 5000), ("5,000.00", "JPY", 5000), ("12.500", "USD", 12.5), ("0.500", "USD", 0.5),
            ("1234.5000", "USD", 1234.5), ("12.50", "USD", 12.5), ("12.000", "KWD", 12),
        ] as [(String, String, Decimal)])
    func `zeros for which the currency has no place are left out of what a field is given at once`(
        text: String, currency: String, amount: Decimal
    ) {
        var input = AmountInput(limits: 0...1_000_000, currency: currency, locale: locale("en_US"))
        let event = input.replace(0..<0, with: text)
        #expect(input.amount == amount, "\(event)")
    }

    @Test func `a fraction that says something is refused, and so is a zero that is typed too much`() {
        var input = AmountInput(limits: 0...1_000_000, currency: "USD", locale: locale("en_US"))
        #expect(input.replace(0..<0, with: "12.505") == .refused(.fractionFull))
        for key in ["1", ".", "5", "0"] { input.replace(input.selection, with: key) }
        #expect(input.replace(input.selection, with: "0") == .refused(.fractionFull))
    }

    @Test(
        arguments: [
            ("5,00 $US", "fr_FR", "EUR"), ("1 234,50 $CA", "fr_CA", "USD"), ("5,00 $US", "fr_CH", "CHF"),
            ("$US 5.00", "en_US", "EUR"),
        ])
    func `a currency's country may stand behind its sign, as in French`(text: String, place: String, currency: String) {
        #expect(
            pasted(text, in: place, currency: currency).0.amount
                == (text.contains("5,00") || text.contains("5.00") ? 5 : 1234.5))
    }

    @Test func `a single mark before three digits follows the locale`() {
        #expect(pasted("1.234", in: "de_DE", currency: "EUR").0.amount == 1234)
        #expect(pasted("1,234", in: "en_US").0.amount == 1234)
        #expect(pasted("1.234", in: "en_US").1 == .refused(.fractionFull))
        #expect(pasted("1,234", in: "de_DE", currency: "KWD").0.amount == 1.234)
        #expect(pasted("1.234,5", in: "en_US").0.amount == 1234.5)
        #expect(pasted("1,234", in: "ar_KW", currency: "KWD").0.amount == 1234)
    }

    @Test(
        arguments: [
            "", " ", "abc", "5 abc", "5%", "1e5", "$", "-", "()", ".", ",", "--5", "-5-", "(-5)", "(5", "5)", "+-5",
            "1.2.3,4,5",
            "2024.01.05", "01.05.2024", "1,234.56.78", "10 20", "1\t2", "1\n2", "$1 $2", "5만원 3천원", "0,567",
            ",567",
            "1234,567", "1만 2억", "1만 20,000", "천천", "1만만", "5/6", "∞", "NaN", "½", "一万", "一千二百", "12:30", "#5", "🙂5",
            "5🙂",
            "👨‍👩‍👧", "1e+5", "0x1F", "1_000", "5٪", "٥ ٠٠", "1,234\n5,678", "1\r\n2", "1\u{2028}2", "5 000 000 0", "²",
            "5²", "Ⅻ",
            "5\u{301}", "=1+1", "１２．３４．５", "1,,234", "1. 5", "1, 500", "1 ,500", "1 .5", "5만만", "5 USD 6", "USD EUR",
            "'5", "1'23",
        ])
    func `anything else is refused, and nothing changes`(text: String) {
        var input = AmountInput(77, limits: -1000...1000, currency: "USD", locale: locale("en_US"))
        input.selection = 0..<2
        let before = input
        #expect(input.paste(text) == .refused(.notANumber))
        #expect(input.text == before.text)
        #expect(input.selection == before.selection)
        #expect(input.revision == before.revision + 1)
        #expect(!input.canUndo)
    }

    @Test func `a paste goes where the caret is, over what is selected`() {
        var input = AmountInput(12_345, limits: 0...10_000_000, locale: locale("ko_KR"))
        input.selection = 1..<4
        #expect(input.paste("₩9,9") == .refused(.noFraction))
        #expect(input.paste("₩99") == .replaced(1..<4, with: "99"))
        #expect(input.text == "1,995")
        #expect(input.selection == 3..<3)
        input.undo()
        #expect(input.text == "12,345")
        #expect(input.selection == 1..<4)
    }

    @Test func `negative amounts are refused where the limits have none`() {
        var input = won()
        #expect(input.paste("(5)") == .refused(.negative))
        #expect(input.paste("5-") == .refused(.negative))
        #expect(input.amount == nil)
    }

    @Test func `more than the maximum is clamped, more than a decimal holds refused`() {
        var input = won()
        #expect(input.paste("₩9,000,000") == .clamped(to: 2_000_000))
        #expect(input.paste(String(repeating: "7", count: 10_000)) == .refused(.tooLong))
        #expect(input.paste(String(repeating: "0", count: 10_000)) != .refused(.tooLong))
        #expect(input.paste(String(repeating: "7,", count: 10_000)) == .refused(.notANumber))
    }

    @Test func `keys of every script are typed, and the locale's mark is the decimal mark`() {
        var input = AmountInput(limits: 0...10_000, currency: "EUR", locale: locale("de_DE"))
        #expect(input.replace(0..<0, with: "４") == .inserted(4, at: 0))
        #expect(input.replace(1..<1, with: "٢") == .inserted(2, at: 1))
        #expect(input.replace(2..<2, with: ",") == .insertedDecimalMark(at: 2))
        #expect(input.replace(3..<3, with: ".") == .refused(.notANumber))
        #expect(input.replace(3..<3, with: "5") == .inserted(5, at: 3))
        #expect(input.text == "42,5")
        var dollars = AmountInput(limits: 0...10_000, currency: "USD", locale: locale("en_US"))
        #expect(dollars.replace(0..<0, with: "12.5") == .replaced(0..<0, with: "12.5"))
        #expect(dollars.replace(0..<4, with: "") == .deleted(0..<4))
        #expect(dollars.replace(0..<0, with: "-") == .refused(.negative))
    }

    /// What a person copies from a page is what Foundation wrote there.
    @Test(arguments: [
        "ko_KR", "en_US", "de_DE", "fr_FR", "fr_CH", "de_CH", "es_ES", "pl_PL", "ja_JP", "hi_IN", "ar_EG", "he_IL",
        "fa_IR", "da_DK", "my_MM", "sv_SE", "cs_CZ", "pt_BR", "tr_TR",
    ])
    func `what Foundation writes is read back`(place: String) {
        for currency in ["KRW", "USD", "EUR", "JPY", "INR", "KWD", "DKK", "PLN", "CZK", "BRL", "TRY", "EGP"] {
            let style = Decimal.FormatStyle.Currency(code: currency, locale: locale(place))
            for amount in [1, 12, 999, 1000, 12_345, 123_456, 1_234_567, 98_765_432_101, -4_567] as [Decimal] {
                let text = style.format(amount)
                #expect(pasted(text, in: place, currency: currency).0.amount == amount, "\(text)")
            }
        }
    }
}
