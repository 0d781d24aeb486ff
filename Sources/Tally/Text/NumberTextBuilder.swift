import Foundation

/// Makes columns of segments: splits them, finds the power of a scale unit, and names every column by its place or role.
struct NumberTextBuilder {
    /// A column before its key is known, or a direction mark between columns.
    private enum Piece {
        case digit(String, Int)
        case group(String)
        case symbol(NumberText.Role, String)
        case literal(String)
        case mark(String)
    }

    private let value: Decimal?
    private let power: Double
    private let isTagged: Bool
    private let isRightToLeft: Bool?
    private let source: String
    private var pieces: [Piece] = []
    private var numerals: NumeralSystem?
    private var firstDigit: Int?
    private var lastDigit: Int?
    private var integerDigits = 0

    init(segments: [NumberSegment], value: Decimal?, power: Double, isTagged: Bool, isRightToLeft: Bool?) {
        self.value = value
        self.power = power
        self.isTagged = isTagged
        self.isRightToLeft = isRightToLeft
        source = segments.map(\.text).joined()
        for segment in segments { append(segment) }
    }

    var text: NumberText {
        let units = firstDigit == nil ? [] : unitIndices
        let shift = units.isEmpty ? 0 : shift(ofUnits: units)
        let isUnit = Set(isTagged || shift != 0 ? units : [])
        var tokens: [NumberText.Token] = []
        var elements: [BidiOrder.Element] = []
        var counts: [NumberText.Role: Int] = [:]
        var exponent = integerDigits
        var groups: Set<Int> = []
        func add(_ key: NumberText.Key, _ text: String, _ digit: Int? = nil) {
            elements.append(.init(text: text, token: tokens.count))
            tokens.append(.init(key: key, text: text, digit: digit))
        }
        func add(_ role: NumberText.Role, _ text: String) {
            counts[role, default: 0] += 1
            add(.symbol(role, ordinal: counts[role, default: 1]), text)
        }
        func addGroup(_ text: String) {
            if groups.insert(exponent).inserted {
                add(.group(exponent: exponent + shift), text)
            } else {
                add(.trail, text)
            }
        }
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .digit(let text, let digit):
                exponent -= 1
                add(.digit(exponent: exponent + shift), text, digit)
            case .group(let text): addGroup(text)
            case .symbol(let role, let text): add(role, text)
            case .mark(let text): elements.append(.init(text: text, token: nil))
            case .literal(let text):
                if isUnit.contains(index) {
                    add(.unit, text)
                } else if let firstDigit, let lastDigit, index > firstDigit, index < lastDigit {
                    addGroup(text)
                } else {
                    add(index > lastDigit ?? .max ? .trail : .lead, text)
                }
            }
        }
        let order = BidiOrder(elements, isRightToLeft: isRightToLeft)
        for index in order.mirrored { tokens[index].isMirrored = true }
        return NumberText(
            text: source, tokens: tokens, visualOrder: order.visual, value: value, numerals: numerals ?? .latin)
    }

    // MARK: - Splitting

    private mutating func append(_ segment: NumberSegment) {
        switch segment.role {
        case .integer, .fraction: appendDigits(of: segment)
        case .group: appendTrimmed(segment.text) { .group($0) }
        case .point: appendTrimmed(segment.text) { .symbol(.point, $0) }
        case .sign: appendTrimmed(segment.text) { .symbol(.sign, $0) }
        case .currency: appendTrimmed(segment.text) { .symbol(.currency, $0) }
        case .percent: appendTrimmed(segment.text) { .symbol(.percent, $0) }
        case .literal: appendLiteral(segment.text)
        }
    }

    private mutating func appendDigits(of segment: NumberSegment) {
        guard value != nil else { return appendLiteral(segment.text) }
        var other = ""
        for character in segment.text {
            guard let (digit, system) = NumeralSystem.digit(of: character) else {
                other.append(character)
                continue
            }
            appendLiteral(other)
            other = ""
            numerals = numerals ?? system
            firstDigit = firstDigit ?? pieces.count
            lastDigit = pieces.count
            if segment.role == .integer { integerDigits += 1 }
            pieces.append(.digit(String(character), digit))
        }
        appendLiteral(other)
    }

    /// Keeps direction marks inside a symbol with it; those at its ends stand between columns and become none.
    private mutating func appendTrimmed(_ text: String, _ piece: (String) -> Piece) {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !BidiOrder.isInvisible($0) }),
            let last = scalars.lastIndex(where: { !BidiOrder.isInvisible($0) })
        else {
            for scalar in scalars { pieces.append(.mark(String(scalar))) }
            return
        }
        for scalar in scalars[..<first] { pieces.append(.mark(String(scalar))) }
        pieces.append(piece(String(scalars[first...last])))
        for scalar in scalars[scalars.index(after: last)...] { pieces.append(.mark(String(scalar))) }
    }

    /// Splits an untagged run into brackets, outer spaces and the words between them.
    private mutating func appendLiteral(_ text: String) {
        var run = ""
        var isSpace = true
        func isBlank(_ character: Character) -> Bool {
            character.isWhitespace || character.unicodeScalars.allSatisfy(BidiOrder.isInvisible)
        }
        func flush(_ builder: inout NumberTextBuilder) {
            let tail = isSpace ? "" : String(run.reversed().prefix(while: isBlank).reversed())
            builder.appendTrimmed(String(run.dropLast(tail.count))) { .literal($0) }
            if !tail.isEmpty { builder.appendTrimmed(tail) { .literal($0) } }
            run = ""
            isSpace = true
        }
        for character in text {
            if character == "(" || character == ")" {
                flush(&self)
                appendTrimmed(String(character)) { .literal($0) }
            } else if NumberScanner.percents.contains(character) {
                flush(&self)
                appendTrimmed(String(character)) { .symbol(.percent, $0) }
            } else {
                if isSpace, !isBlank(character) {
                    flush(&self)
                    isSpace = false
                }
                run.append(character)
            }
        }
        flush(&self)
    }

    // MARK: - Scale units

    private var unitIndices: [Int] {
        pieces.indices.filter { index in
            guard case .literal(let text) = pieces[index] else { return false }
            if let firstDigit, let lastDigit, index > firstDigit, index < lastDigit { return false }
            return text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        }
    }

    /// Returns the power of ten that the units multiply the shown digits by.
    private func shift(ofUnits units: [Int]) -> Int {
        if isTagged {
            for index in units {
                if case .literal(let text) = pieces[index], let exponent = Self.exponent(in: text) { return exponent }
            }
        }
        guard let value, let shown = shownLogarithm, let magnitude = value.commonLogarithm else { return 0 }
        let ratio = magnitude - shown + power
        let exponent = ratio.rounded()
        // Rounding to one significant digit shifts the ratio by a third at most; in a scanned text more is another meaning.
        guard isTagged || abs(ratio - exponent) < 0.31 else { return 0 }
        return Int(exponent)
    }

    /// The common logarithm of the digits as they stand, without a unit; `nil` for zero.
    var shownLogarithm: Double? {
        var shown = 0.0
        var place = 0.0
        for case .digit(_, let digit) in pieces {
            place -= 1
            shown += Double(digit) * pow(10, place)
        }
        return shown > 0 ? log10(shown) + Double(integerDigits) : nil
    }

    /// Returns the exponent in `E5`, `E-4`, `×10^−4`: the last run of digits and the minus sign before it.
    private static func exponent(in text: String) -> Int? {
        var exponent = 0
        var scale = 1
        var isFound = false
        for character in text.reversed() {
            if let digit = NumeralSystem.digit(of: character, han: text.allSatisfy { $0.isASCII } == false)?.value {
                guard scale <= 100_000 else { return nil }
                exponent += digit * scale
                scale *= 10
                isFound = true
            } else if isFound {
                if character.unicodeScalars.allSatisfy(BidiOrder.isInvisible) { continue }
                return character == "-" || character == "−" ? -exponent : exponent
            }
        }
        return isFound ? exponent : nil
    }
}

extension Decimal {
    /// The common logarithm of the magnitude; `nil` for zero and NaN.
    var commonLogarithm: Double? {
        isZero || isNaN ? nil : log10(NSDecimalNumber(decimal: magnitude).doubleValue)
    }
}
