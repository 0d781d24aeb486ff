import Foundation
@testable import TallyCommand
import Testing

@Suite struct NumberReaderTests {
    @Test(arguments: [
        ("5", "5"), ("+5", "5"), ("-5", "-5"), ("\u{2212}5", "-5"), (".5", "0.5"), ("5.", "5"), ("-0", "0"),
        ("1e6", "1000000"), ("1E-3", "0.001"), ("1.5e+2", "150"), (" 7 ", "7"), ("007", "7"), ("1.10", "1.1"),
        ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
        ("0.0000000000000000000000000000000000001", "0.0000000000000000000000000000000000001"),
        ("0e999999999999", "0"),
    ])
    func `a number is read without rounding`(text: String, value: String) throws {
        #expect(try NumberReader.parse(text).description == value)
    }

    @Test(arguments: [
        "1,234", "1 234", "1_234", "1'234", "NaN", "nan", "inf", "-inf", "Infinity", "0x10", "5%", "$5", "₩5", "1e",
        "e5", ".", "-", "+", "--5", "1.2.3", "1e5.5", "١٢", "5-", "",
    ])
    func `what is not plainly a number is refused`(text: String) {
        #expect(throws: NumberReader.Refusal.self) { try NumberReader.parse(text) }
    }

    @Test func `what Decimal would round is refused`() {
        for text in [String(repeating: "1", count: 39), "1e200", "1e-200", "1e999999999999999999999"] {
            #expect(throws: NumberReader.Refusal.self) { try NumberReader.parse(text) }
        }
    }

    @Test func `a comma is a decimal mark only where it is said to be`() throws {
        #expect(
            try NumberReader.parse("1,5", commaIsPoint: true) == Decimal(sign: .plus, exponent: -1, significand: 15))
        #expect(throws: NumberReader.Refusal.self) { try NumberReader.parse("1.234,5", commaIsPoint: true) }
    }
}
