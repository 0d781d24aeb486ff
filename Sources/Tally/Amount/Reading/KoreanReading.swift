import Foundation

/// Says amounts in Korean: blocks of four digits, each with the name of its power of ten thousand.
struct KoreanReading {
    /// The currency's word; empty if there is none.
    let unit: String

    /// 10⁴, 10⁸, 10¹² … 10⁴⁸.
    static let powers = ["", "만", "억", "조", "경", "해", "자", "양", "구", "간", "정", "재", "극"]
    private static let digits = ["영", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
    private static let places = ["", "십", "백", "천"]

    static func unit(of currency: String) -> String {
        switch currency.uppercased() {
        case "KRW": "원"
        case "USD": "달러"
        case "EUR": "유로"
        case "JPY": "엔"
        case "CNY": "위안"
        case "GBP": "파운드"
        default: currency.uppercased()
        }
    }

    func text(for amount: Decimal, _ style: AmountReading.Style) -> String {
        guard amount.isFinite else { return amount.description }
        let text = said(Number(amount), style)
        return unit.isEmpty ? text.trimmingCharacters(in: .whitespaces) : text
    }

    private func said(_ number: Number, _ style: AmountReading.Style) -> String {
        guard number.blocks.count <= Self.powers.count else { return number.sign + number.grouped(number.whole) + unit }
        switch style {
        case .units: return units(number)
        case .mixed: return mixed(number)
        case .spoken: return spoken(number)
        }
    }

    private func units(_ number: Number) -> String {
        var power = 0
        if number.fraction.isEmpty {
            while power + 1 < number.blocks.count, number.blocks[power] == 0 { power += 1 }
        }
        let digits = number.grouped(String(number.whole.dropLast(4 * power))) + number.point
        return number.sign + digits + (power > 0 ? Self.powers[power] + " " : "") + unit
    }

    private func mixed(_ number: Number) -> String {
        var parts: [String] = []
        for power in number.blocks.indices.reversed() where power > 0 && number.blocks[power] > 0 {
            parts.append(number.grouped(String(number.blocks[power])) + Self.powers[power])
        }
        let ones = number.blocks[0]
        if ones > 0 || !number.fraction.isEmpty || parts.isEmpty {
            parts.append(number.grouped(String(ones)) + number.point + unit)
        } else {
            parts.append(unit)
        }
        return number.sign + parts.joined(separator: " ")
    }

    private func spoken(_ number: Number) -> String {
        var parts: [String] = number.sign.isEmpty ? [] : ["마이너스"]
        for power in number.blocks.indices.reversed() where number.blocks[power] > 0 {
            parts.append(Self.spoken(number.blocks[power]) + Self.powers[power])
        }
        if number.blocks.allSatisfy({ $0 == 0 }) { parts.append(Self.digits[0]) }
        if !number.fraction.isEmpty {
            parts.append("점")
            parts.append(number.fraction.compactMap { $0.wholeNumberValue.map { Self.digits[$0] } }.joined())
        }
        return (parts + [unit]).joined(separator: " ")
    }

    private static func spoken(_ block: Int) -> String {
        var text = ""
        var rest = block
        for place in 0..<4 where rest > 0 {
            let digit = rest % 10
            rest /= 10
            guard digit > 0 else { continue }
            text = (digit == 1 && place > 0 ? "" : digits[digit]) + places[place] + text
        }
        return text
    }
}

/// The digits of an amount.
private struct Number {
    let sign: String
    let whole: String
    /// Without zeros at the end; empty if there is none.
    let fraction: String
    /// Numbers of four digits, the ones first.
    let blocks: [Int]

    init(_ amount: Decimal) {
        let text = amount.description
        sign = text.hasPrefix("-") ? "-" : ""
        let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
        whole = String(parts[0])
        var fraction = parts.count > 1 ? parts[1] : ""
        while fraction.last == "0" { fraction.removeLast() }
        self.fraction = String(fraction)
        var rest = parts[0]
        var blocks: [Int] = []
        repeat {
            blocks.append(Int(rest.suffix(4)) ?? 0)
            rest = rest.dropLast(4)
        } while !rest.isEmpty
        self.blocks = blocks
    }

    var point: String { fraction.isEmpty ? "" : "." + fraction }

    func grouped(_ digits: String) -> String {
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return text
    }
}
