import Foundation

/// Amounts that are counted in powers of ten thousand, with words for them: 1억 2,345만, 3천만.
enum AmountUnits {
    static func exponent(of character: Character) -> Int? {
        switch character {
        case "십", "十": 1
        case "백", "百": 2
        case "천", "千": 3
        case "만", "萬", "万": 4
        case "억", "億", "亿": 8
        case "조", "兆": 12
        case "경", "京": 16
        default: nil
        }
    }

    /// Returns the sum of numbers and their units as raw text; `nil` if the units do not get smaller, or a number is
    /// too large for what stands before it.
    static func value(of tokens: ArraySlice<AmountScanner.Token>, _ format: AmountFormat) -> [UInt8]? {
        var sum = Sum()
        var number: [AmountScanner.Token] = []
        for token in tokens {
            guard case .unit(let exponent) = token else {
                number.append(token)
                continue
            }
            guard sum.take(number, format), sum.close(exponent) else { return nil }
            number = []
        }
        guard sum.take(number, format), let total = sum.total, total.isFinite else { return nil }
        return Array(total.description.utf8)
    }

    private struct Sum {
        /// What was closed by 만, 억, 조, 경.
        private var closed: Decimal = 0
        /// What was closed by 십, 백, 천 since.
        private var block: Decimal = 0
        private var pending: Decimal?
        /// The last units, of both kinds.
        private var large = Int.max
        private var small = Int.max

        mutating func take(_ number: [AmountScanner.Token], _ format: AmountFormat) -> Bool {
            pending = nil
            guard !number.isEmpty else { return true }
            // A decimal has no room for more digits, and the sum would not be exact.
            guard let bytes = AmountText.number(number[...], format), bytes.count <= 20 else { return false }
            pending = AmountInput.amount(of: bytes)
            return pending.map { small == .max || $0 < Self.power(small) } ?? false
        }

        mutating func close(_ exponent: Int) -> Bool {
            if exponent < 4 {
                guard exponent < small else { return false }
                block += (pending ?? 1) * Self.power(exponent)
                small = exponent
            } else {
                let isBare = pending == nil && block == 0
                guard exponent < large, !isBare || closed == 0 else { return false }
                let count = isBare ? 1 : block + (pending ?? 0)
                guard large == .max || count * Self.power(exponent) < Self.power(large) else { return false }
                closed += count * Self.power(exponent)
                large = exponent
                block = 0
                small = .max
            }
            pending = nil
            return true
        }

        var total: Decimal? {
            let rest = block + (pending ?? 0)
            return large == .max || rest < Self.power(large) ? closed + rest : nil
        }

        private static func power(_ exponent: Int) -> Decimal {
            Decimal(sign: .plus, exponent: exponent, significand: 1)
        }
    }
}
