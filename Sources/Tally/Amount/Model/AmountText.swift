import Foundation

/// Reads amounts that were typed or pasted, into raw text.
enum AmountText {
    /// Returns a text of digits and one decimal mark, as somebody types them; `nil` if there is anything else.
    static func typed(_ text: String, _ format: AmountFormat) -> [UInt8]? {
        if text == "." || text == "．", format.group != "." { return [.point] }
        var bytes: [UInt8] = []
        for character in text {
            if let digit = NumeralSystem.digit(of: character, han: false) {
                bytes.append(.zero + UInt8(digit.value))
            } else if String(character) == format.point, !bytes.contains(.point) {
                bytes.append(.point)
            } else if bytes.isEmpty, minuses.contains(character) {
                bytes.append(.minus)
            } else {
                return nil
            }
        }
        return bytes
    }

    /// Returns a text from anywhere.
    static func pasted(_ text: String, _ format: AmountFormat) -> Result<[UInt8], AmountInput.Refusal> {
        guard let all = AmountScanner(format: format).tokens(of: text) else {
            return .failure(.notANumber)
        }
        var tokens = all[...]
        let isNegative: Bool
        switch (tokens.first, tokens.last) {
        case (.open, .close) where tokens.count > 2:
            isNegative = true
            tokens = tokens.dropFirst().dropLast()
        case (.sign(let isMinus), _):
            isNegative = isMinus
            tokens = tokens.dropFirst()
        case (_, .sign(let isMinus)):
            isNegative = isMinus
            tokens = tokens.dropLast()
        default: isNegative = false
        }
        let value: [UInt8]?
        if tokens.contains(where: { if case .unit = $0 { true } else { false } }) {
            value = AmountUnits.value(of: tokens, format)
        } else {
            value = number(tokens, format)
        }
        guard let value else { return .failure(.notANumber) }
        guard value.count(where: \.isDigit) <= AmountInput.digitLimit else { return .failure(.tooLong) }
        return .success(isNegative ? [.minus] + value : value)
    }

    static let minuses: Set<Character> = ["-", "−", "－", "﹣"]

    // MARK: - Marks

    /// Returns the digits and marks; `nil` if they are not one number.
    static func number(_ tokens: ArraySlice<AmountScanner.Token>, _ format: AmountFormat) -> [UInt8]? {
        var digits: [UInt8] = []
        var marks: [(mark: Character, place: Int)] = []
        for token in tokens {
            switch token {
            case .digit(let digit): digits.append(.zero + UInt8(digit))
            case .mark(let mark): marks.append((mark, digits.count))
            default: return nil
            }
        }
        guard !digits.isEmpty else { return nil }
        var point: Int?
        if let decimal = decimalMark(marks, count: digits.count, format) {
            // What follows a decimal mark is not grouped.
            guard let last = marks.last, last.mark == decimal, marks.count(where: { $0.mark == decimal }) == 1
            else { return nil }
            point = last.place
            marks.removeLast()
        }
        let end = point ?? digits.count
        guard isGrouped(marks.map(\.place), end: end, first: digits[0]) else { return nil }
        let leading = digits.prefix { $0 == .zero }.count
        let kept = min(leading, end)
        var number = Array(digits[kept..<end])
        if number.isEmpty { number = [.zero] }
        if let point, point < digits.count { number += [.point] + digits[point...] }
        return number
    }

    /// Returns which of the marks is the decimal mark.
    private static func decimalMark(
        _ marks: [(mark: Character, place: Int)], count: Int, _ format: AmountFormat
    ) -> Character? {
        let known = marks.filter { ".,٫".contains($0.mark) }
        guard let last = known.last else { return nil }
        if last.mark == "٫" || Set(known.map(\.mark)).count > 1 { return last.mark }
        if known.count > 1 { return nil }
        if count - last.place == 3 { return String(last.mark) == format.point ? last.mark : nil }
        return last.mark
    }

    /// Returns whether marks stand before groups of three; of two and in the end three, as in India; or of four, as in
    /// East Asia.
    private static func isGrouped(_ places: [Int], end: Int, first: UInt8) -> Bool {
        guard let start = places.first else { return true }
        var lengths: [Int] = []
        for (index, place) in places.enumerated() {
            lengths.append((index + 1 < places.count ? places[index + 1] : end) - place)
        }
        guard start > 0, first != .zero, let last = lengths.last else { return false }
        if lengths.allSatisfy({ $0 == 3 }) { return start <= 3 }
        if last == 3, lengths.dropLast().allSatisfy({ $0 == 2 }) { return start <= 2 }
        return lengths.allSatisfy { $0 == 4 } && start <= 4
    }
}
