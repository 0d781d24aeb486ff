import Foundation
import Testing

@testable import Tally

/// A format that is none of Foundation's.
private struct Custom: FormatStyle {
    let text: String
    func format(_ value: Double) -> String { text }
}

struct NumberScannerTests {
    private func scan(_ text: String, _ value: Double) -> String {
        NumberText(value, format: Custom(text: text)).listing
    }

    @Test func `the value decides which mark is the decimal one`() {
        #expect(scan("1.234", 1234) == #"e3"1" g3"." e2"2" e1"3" e0"4""#)
        #expect(scan("1.234", 1.234) == #"e0"1" point"." e-1"2" e-2"3" e-3"4""#)
        #expect(scan("1,234", 1.234) == #"e0"1" point"," e-1"2" e-2"3" e-3"4""#)
        #expect(scan("1.234,5", 1234.5) == #"e3"1" g3"." e2"2" e1"3" e0"4" point"," e-1"5""#)
        #expect(scan("1,234.5", 1234.5) == #"e3"1" g3"," e2"2" e1"3" e0"4" point"." e-1"5""#)
        #expect(scan("1.234.567", 1_234_567) == #"e6"1" g6"." e5"2" e4"3" e3"4" g3"." e2"5" e1"6" e0"7""#)
        #expect(scan("1’234", 1234) == #"e3"1" g3"’" e2"2" e1"3" e0"4""#)
        #expect(scan("1 234,5", 1234.5).contains(#"g3" ""#))
    }

    @Test func `symbols are known by their kind`() {
        #expect(scan("-US$5.0", -5) == #"sign"-" currency"US$" e0"5" point"." e-1"0""#)
        #expect(scan("1,234원", 1234) == #"e3"1" g3"," e2"2" e1"3" e0"4" trail"원""#)
        #expect(scan("50 %", 0.5) == #"e1"5" e0"0" trail" " percent"%""#)
        #expect(
            scan("about 12 km (far)", 12)
                == #"lead"about" lead2" " e1"1" e0"2" trail" " trail2"km" trail3" " trail4"(" trail5"far" trail6")""#)
    }

    @Test func `of several runs the one nearest to the value counts`() {
        #expect(scan("Q3: 1,200", 1200) == #"lead"Q3:" lead2" " e3"1" g3"," e2"2" e1"0" e0"0""#)
        #expect(
            scan("7 of 12", 7)
                == #"e0"7" trail" of 12""#.replacingOccurrences(of: " of 12\"", with: " \" trail2\"of 12\""))
    }

    @Test func `a colon groups the digits of a time`() {
        #expect(scan("1:05", 65) == #"e2"1" g2":" e1"0" e0"5""#)
    }

    @Test func `a unit that scales gives true exponents`() {
        #expect(scan("1.5 km", 1500) == #"e3"1" point"." e2"5" trail" " unit"km""#)
    }

    @Test func `digits of every script are found`() {
        #expect(scan("١٬٢٣٤٫٥", 1234.5) == #"e3"١" g3"٬" e2"٢" e1"٣" e0"٤" point"٫" e-1"٥""#)
        #expect(scan("一二三", 123) == #"e2"一" e1"二" e0"三""#)
        #expect(scan("一共12", 12) == #"lead"一共" e1"1" e0"2""#)
    }

    @Test func `texts without a number are literals`() {
        #expect(scan("none", 0) == #"lead"none""#)
        #expect(scan("", 5) == "")
        #expect(scan("NaN 12", .nan) == #"lead"NaN 12""#)
        #expect(scan("-0.0", -0.0) == #"e0"0" point"." e-1"0""#)
    }

    @Test func `without a value a lone comma before three digits groups`() {
        #expect(
            NumberScanner.segments(of: "1,234", value: nil).map(\.role) == [
                .integer, .group, .integer, .integer, .integer,
            ])
        #expect(NumberScanner.segments(of: "1,23", value: nil).map(\.role)[1] == .point)
    }

    @Test func `ten thousand digits are read`() {
        let text = NumberText(1e308, format: Custom(text: String(repeating: "7", count: 10_000)))
        #expect(text.tokens.count == 10_000)
        #expect(text.tokens.first?.key == .digit(exponent: 9_999))
    }
}
