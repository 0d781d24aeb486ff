import Foundation

/// Finds the number in a text that nobody has tagged.
///
/// The number is a run of digits of any script with single marks between them. Which mark is the decimal one, and which run
/// is the number if there are several, is decided by the value: the reading closest to it wins, powers of ten being
/// cheaper than anything else. Without a value, the rules for pasted text apply: of two different marks the last is the
/// decimal one, a mark that occurs twice is a group mark, and so is a single comma before exactly three digits.
enum NumberScanner {
    static func segments(of text: String, value: Decimal?) -> [NumberSegment] {
        let characters = Array(text)
        let countsHan = !characters.contains { NumeralSystem.digit(of: $0, han: false) != nil }
        let digits = characters.map { NumeralSystem.digit(of: $0, han: countsHan)?.value }
        let magnitude = value.map { NSDecimalNumber(decimal: $0.magnitude).doubleValue }
        var best: (run: Range<Int>, point: Int?, cost: Double)?
        for run in runs(in: characters, digits: digits) {
            for point in points(in: characters[run], hasValue: magnitude != nil) {
                var cost = magnitude.map { self.cost(of: reading(digits[run], point: point), for: $0) } ?? 0
                if point == nil, !endsInGroup(characters[run]) { cost += 50 }
                if best == nil || cost < best?.cost ?? 0 { best = (run, point, cost) }
            }
        }
        guard let best else { return symbols(in: characters[...]) }
        var segments = symbols(in: characters[..<best.run.lowerBound])
        for index in best.run {
            let character = String(characters[index])
            if index == best.point {
                segments.append(.init(.point, character))
            } else if digits[index] == nil {
                segments.append(.init(.group, character))
            } else {
                segments.append(.init(index < best.point ?? .max ? .integer : .fraction, character))
            }
        }
        return segments + symbols(in: characters[best.run.upperBound...])
    }

    // MARK: - Runs and readings

    private static let decimalMarks: Set<Character> = [".", ",", "٫", "·", "．", "，"]
    private static let groupMarks: Set<Character> = ["'", "’", "٬", "_", " ", "\u{A0}", "\u{2009}", "\u{202F}", ":"]

    private static func runs(in characters: [Character], digits: [Int?]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var index = 0
        while index < characters.count {
            guard digits[index] != nil else {
                index += 1
                continue
            }
            let start = index
            index += 1
            while index < characters.count {
                if digits[index] != nil {
                    index += 1
                } else if index + 1 < characters.count, digits[index + 1] != nil,
                    decimalMarks.contains(characters[index]) || groupMarks.contains(characters[index])
                {
                    index += 2
                } else {
                    break
                }
            }
            runs.append(start..<index)
        }
        return runs
    }

    /// Returns the places where the decimal mark may be, likeliest first; `nil` for none.
    private static func points(in run: ArraySlice<Character>, hasValue: Bool) -> [Int?] {
        let marks = run.indices.filter { decimalMarks.contains(run[$0]) }
        guard let last = marks.last else { return [nil] }
        guard marks.allSatisfy({ $0 == last || run[$0] != run[last] }) else { return [nil] }
        if hasValue { return [last, nil] }
        if marks.count == 1, run[last] == ",", run.endIndex - last == 4 { return [nil] }
        return [last]
    }

    /// Returns whether the last mark, if it could be a decimal one, stands before three digits.
    private static func endsInGroup(_ run: ArraySlice<Character>) -> Bool {
        guard let last = run.lastIndex(where: { decimalMarks.contains($0) }) else { return true }
        return run.endIndex - last == 4
    }

    private static func reading(_ digits: ArraySlice<Int?>, point: Int?) -> Double {
        var reading = 0.0
        var power = 0.0
        for index in digits.indices {
            guard let digit = digits[index] else { continue }
            reading = reading * 10 + Double(digit)
            if let point, index > point { power += 1 }
        }
        return reading / pow(10, power)
    }

    /// Returns how unlikely a reading is: 0 if equal up to rounding, more for each power of ten, most for another
    /// number.
    private static func cost(of reading: Double, for magnitude: Double) -> Double {
        guard reading > 0, magnitude > 0, reading.isFinite else { return reading == magnitude ? 0 : 1_000 }
        let power = log10(reading / magnitude)
        let isRounding = abs(power - power.rounded()) < 0.02
        return abs(power.rounded()) + (isRounding ? 0 : 100 + abs(power))
    }

    // MARK: - Symbols

    static let minuses: Set<Character> = ["-", "−", "﹣", "－"]
    private static let signs = minuses.union(["+", "＋", "±"])
    static let percents: Set<Character> = ["%", "٪", "‰", "؉", "﹪", "％"]

    private static func symbols(in characters: ArraySlice<Character>) -> [NumberSegment] {
        var segments: [NumberSegment] = []
        var word = ""
        func flush() {
            guard !word.isEmpty else { return }
            let isCurrency = word.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
            segments.append(.init(isCurrency ? .currency : .literal, word))
            word = ""
        }
        for character in characters {
            if percents.contains(character) || (signs.contains(character) && word.isEmpty) {
                flush()
                segments.append(.init(percents.contains(character) ? .percent : .sign, String(character)))
            } else if character.isWhitespace || character == "(" || character == ")" {
                flush()
                segments.append(.init(.literal, String(character)))
            } else {
                word.append(character)
            }
        }
        flush()
        return merged(segments)
    }

    /// Joins neighbouring literals, so that words keep their inner spaces.
    private static func merged(_ segments: [NumberSegment]) -> [NumberSegment] {
        segments.reduce(into: []) { merged, segment in
            if segment.role == .literal, let last = merged.last, last.role == .literal {
                merged[merged.count - 1] = .init(.literal, last.text + segment.text)
            } else {
                merged.append(segment)
            }
        }
    }
}
