import Foundation
import Tally
import Testing

/// Every power of ten that has a name, and the amounts beside it, said by rules of their own.
struct AmountReadingTableTests {
    private static let names = ["", "만", "억", "조", "경", "해", "자", "양", "구", "간", "정", "재", "극"]

    private func power(_ exponent: Int) -> Decimal { Decimal(sign: .plus, exponent: exponent, significand: 1) }

    private func expect(
        _ amount: Decimal, units: String, mixed: String, spoken: String, _ location: SourceLocation = #_sourceLocation
    ) {
        let expected: [(AmountReading.Style, String, String)] = [
            (.units, units, "-" + units), (.mixed, mixed, "-" + mixed), (.spoken, spoken, "마이너스 " + spoken),
        ]
        for (style, positive, negative) in expected {
            #expect(said(amount, style) == positive, sourceLocation: location)
            #expect(said(-amount, style) == negative, sourceLocation: location)
        }
    }

    @Test func `every power of ten is one unit, up to 10 to the 51st`() {
        for exponent in 0..<52 {
            let name = Self.names[exponent / 4]
            let mixed = ["1", "10", "100", "1,000"][exponent % 4] + name + (name.isEmpty ? "원" : " 원")
            let spoken = ["일", "십", "백", "천"][exponent % 4] + name + " 원"
            expect(power(exponent), units: mixed, mixed: mixed, spoken: spoken)
        }
    }

    @Test func `one less is all nines`() {
        for exponent in 1...38 {
            let rest = exponent % 4
            var mixed: [String] = []
            var spoken: [String] = []
            let top = exponent / 4
            if rest > 0 {
                mixed.append(String(repeating: "9", count: rest) + Self.names[top])
                spoken.append(["", "구", "구십구", "구백구십구"][rest] + Self.names[top])
            }
            for block in stride(from: top - 1, through: 0, by: -1) {
                mixed.append("9,999" + Self.names[block])
                spoken.append("구천구백구십구" + Self.names[block])
            }
            var units = String(repeating: "9", count: (exponent - 1) % 3 + 1)
            for _ in 0..<(exponent - 1) / 3 { units += ",999" }
            let amount = Decimal(string: String(repeating: "9", count: exponent))!
            expect(
                amount, units: units + "원", mixed: mixed.joined(separator: " ") + "원",
                spoken: spoken.joined(separator: " ") + " 원")
        }
    }

    @Test func `one more has a one at its end, and a half more a fraction`() {
        for exponent in 1...36 {
            let place = exponent % 4
            let name = Self.names[exponent / 4]
            let head = ["1", "10", "100", "1,000"][place] + name
            let word = ["일", "십", "백", "천"][place] + name
            let isSmall = name.isEmpty
            let zeros = String(repeating: "0", count: exponent - 1)
            let digits = Array("1" + zeros + "1")
            var units = ""
            for (index, digit) in digits.enumerated() {
                if index > 0, (digits.count - index) % 3 == 0 { units += "," }
                units.append(digit)
            }
            let small = ["", "11", "101", "1,001"]
            expect(
                power(exponent) + 1, units: units + "원", mixed: (isSmall ? small[place] : head + " 1") + "원",
                spoken: word + (isSmall ? "일" : " 일") + " 원")
            let whole = units.dropLast() + "0.5원"
            let mixed = isSmall ? head + ".5원" : head + " 0.5원"
            expect(power(exponent) + 0.5, units: String(whole), mixed: mixed, spoken: word + " 점 오 원")
        }
    }

    @Test func `the last amount with a name, and the first without`() {
        let last = Decimal(string: String(repeating: "9", count: 38) + "e14")!
        #expect(said(last, .mixed).hasPrefix("9,999극 9,999재 9,999정"))
        #expect(said(last, .spoken).hasPrefix("구천구백구십구극 구천구백구십구재"))
        #expect(said(last, .units).hasSuffix(",999,900조 원"))
        for style in AmountReading.Style.allCases {
            let text = said(power(52), style)
            #expect(text == "10" + String(repeating: ",000", count: 17) + "원")
            #expect(said(-power(52), style) == "-" + text)
        }
    }

    @Test func `elsewhere short forms end at 10 to the 18th, and words at 10 to the 15th`() {
        func text(_ amount: Decimal, _ style: AmountReading.Style) -> String {
            AmountReading.text(for: amount, style: style, currency: "USD", locale: locale("en_US"))
        }
        #expect(text(power(17), .mixed) == "$100,000T")
        #expect(text(power(18), .mixed) == "$1,000,000,000,000,000,000")
        #expect(text(-power(18), .units) == "-$1,000,000,000,000,000,000")
        #expect(text(power(15) - 1, .spoken).hasPrefix("nine hundred ninety-nine trillion"))
        #expect(text(power(15), .spoken) == "$1,000,000,000,000,000")
        #expect(text(0, .mixed) == "$0")
        #expect(text(0, .spoken) == "zero")
    }

    @Test func `every amount that a Decimal holds is said somehow, everywhere`() {
        let ends: [Decimal] = [
            .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
        ]
        let powers = stride(from: -120, through: 120, by: 15).map { Decimal(sign: .plus, exponent: $0, significand: 7) }
        for place in ["ko_KR", "en_US", "ar_EG"] {
            for style in AmountReading.Style.allCases {
                for amount in ends + powers {
                    let text = AmountReading.text(for: amount, style: style, currency: "USD", locale: locale(place))
                    #expect(!text.isEmpty, "\(amount)")
                }
            }
        }
    }
}
