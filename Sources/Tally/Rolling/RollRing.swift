/// A drum of digits in their order, without an end: where its faces are in order, one text does for all that it turns to.
///
/// The text has more lines than a drum has faces, and is the same for every drum of as many digits. To turn on, such a drum
/// moves; only when it comes near an end of the text, that is put elsewhere, by whole turns, which nobody sees.
struct RollRing: Equatable {
    /// How many digits there are, from 0 on.
    let count: Int
    /// 1 if they ascend from top to bottom, −1 if they descend.
    let step: Int
    /// The digit at index 0.
    private let zero: Int
    /// The index of the text's first line, which shows 0.
    private(set) var start: Int

    /// The ring that shows a digit at an index.
    init(count: Int, step: Int, digit: Int, at index: Int) {
        self.count = count
        self.step = step
        zero = Self.modulo(digit - step * index, count)
        start = 0
        start = self.start(around: index)
    }

    func digit(at index: Int) -> Int { Self.modulo(zero + step * index, count) }
    func face(at index: Int) -> String { Self.digits[digit(at: index)] }

    /// The digits, one a line, the first of them 0.
    var text: String { step > 0 ? Self.ascending[count] : Self.descending[count] }

    /// Puts the text elsewhere if it does not reach over a range of indices.
    ///
    /// - Returns: false if the text does not have as many lines.
    mutating func reach(over range: ClosedRange<Int>) -> Bool {
        func isReached() -> Bool { start <= range.lowerBound && start + Self.lines(count) > range.upperBound }
        if isReached() { return true }
        center(over: range)
        return isReached()
    }

    /// Puts the text where it reaches as far beyond one end of the faces as beyond the other.
    mutating func center(over range: ClosedRange<Int>) { start = start(around: range.lowerBound + range.count / 2) }

    /// Where the text begins if its middle is near an index, less than a turn above it.
    private func start(around index: Int) -> Int {
        let first = index - Self.lines(count) / 2
        return first - Self.modulo(first + zero * step, count)
    }

    /// Lines of the text: enough for a dozen changes, for each line has its price once, and to be put elsewhere has one too.
    private static func lines(_ count: Int) -> Int { (12 * 10 + count - 1) / count * count }

    private static let digits = (0...9).map(String.init)
    private static let ascending = (0...10).map { text($0, step: 1) }
    private static let descending = (0...10).map { text($0, step: -1) }

    private static func text(_ count: Int, step: Int) -> String {
        guard count > 0 else { return "" }
        return (0..<lines(count)).map { digits[modulo(step * $0, count)] }.joined(separator: "\n")
    }

    private static func modulo(_ number: Int, _ count: Int) -> Int {
        let rest = number % count
        return rest < 0 ? rest + count : rest
    }
}
