/// The order in which the columns of a line stand, left to right.
///
/// The rules of UAX #9 for one paragraph without embeddings, applied to the columns' characters: W1–W7 resolve
/// numbers and their marks, N0–N2 brackets and neutrals, I1–I2 and L2 the order.
struct BidiOrder {
    /// Indices of the columns, left to right.
    let visual: [Int]
    /// Indices of the brackets that are drawn the other way round.
    let mirrored: [Int]

    /// A column, or a direction mark between columns.
    struct Element {
        let text: String
        /// The column's index; `nil` for a mark, which counts but is not placed.
        let token: Int?
    }

    /// Returns whether a character has no width and only steers direction or line breaks.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// - Parameter isRightToLeft: The paragraph's direction; `nil` takes that of the first letter.
    init(_ elements: [Element], isRightToLeft: Bool?) {
        guard isRightToLeft == true || elements.contains(where: { Self.mayRunLeft($0.text) }) else {
            visual = elements.compactMap(\.token)
            mirrored = []
            return
        }
        let line = Line(elements)
        var classes = line.classes
        let firstStrong = classes.first { $0 == .left || $0 == .right || $0 == .arabicLetter }
        let isBaseRight = isRightToLeft ?? (firstStrong == .right || firstStrong == .arabicLetter)
        let hasRight = classes.contains { $0 == .right || $0 == .arabicLetter || $0 == .arabicNumber }
        guard isBaseRight || hasRight else {
            visual = elements.compactMap(\.token)
            mirrored = []
            return
        }
        let base: BidiClass = isBaseRight ? .right : .left
        Self.resolveNumbers(&classes, base: base)
        Self.resolveBrackets(&classes, line, base: base)
        Self.resolveNeutrals(&classes, base: base)
        let levels = classes.map { Self.level(of: $0, isBaseRight: isBaseRight) }
        visual = Self.reordered(line, levels: levels)
        mirrored = levels.indices.compactMap { index in
            levels[index] % 2 == 1 && line.brackets[index] != nil ? line.tokens[index] : nil
        }
    }

    /// Returns whether a text has a character of a right-to-left block.
    private static func mayRunLeft(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case ..<0x590: false
            case 0x590...0x8FF, 0x200F, 0xFB1D...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
    }

    /// The scalars of all columns, one after another.
    private struct Line {
        var classes: [BidiClass] = []
        var tokens: [Int?] = []
        /// Whether a scalar is a whole column that opens or closes a bracket.
        var brackets: [Bool?] = []

        init(_ elements: [Element]) {
            for element in elements {
                let bracket = element.text == "(" ? true : element.text == ")" ? false : nil
                for scalar in element.text.unicodeScalars {
                    // W1 and X9: what has no width of its own goes with what it follows.
                    let isAttached = scalar.properties.generalCategory == .nonspacingMark || scalar.value == 0x200D
                    classes.append(isAttached ? classes.last ?? .neutral : BidiClass(scalar))
                    tokens.append(element.token)
                    brackets.append(bracket)
                }
            }
        }
    }

    // MARK: - W1–W7

    private static func resolveNumbers(_ classes: inout [BidiClass], base: BidiClass) {
        var strong = base
        for index in classes.indices {
            switch classes[index] {
            case .left, .right, .arabicLetter: strong = classes[index]
            case .european where strong == .arabicLetter: classes[index] = .arabicNumber
            default: break
            }
        }
        for index in classes.indices where classes[index] == .arabicLetter { classes[index] = .right }
        for index in classes.indices.dropFirst().dropLast() {
            let (before, after) = (classes[index - 1], classes[index + 1])
            guard before == after else { continue }
            switch classes[index] {
            case .europeanSeparator where before == .european: classes[index] = .european
            case .commonSeparator where before == .european || before == .arabicNumber: classes[index] = before
            default: break
            }
        }
        resolveTerminators(&classes)
        strong = base
        for index in classes.indices {
            switch classes[index] {
            case .left, .right: strong = classes[index]
            case .european where strong == .left: classes[index] = .left
            default: break
            }
        }
    }

    private static func resolveTerminators(_ classes: inout [BidiClass]) {
        var index = classes.startIndex
        while index < classes.endIndex {
            let start = index
            while index < classes.endIndex, classes[index] == .europeanTerminator { index += 1 }
            if index > start {
                let touches =
                    (start > 0 && classes[start - 1] == .european)
                    || (index < classes.endIndex && classes[index] == .european)
                for place in start..<index { classes[place] = touches ? .european : .neutral }
            } else {
                index += 1
            }
        }
        for place in classes.indices where classes[place].isNeutral { classes[place] = .neutral }
    }

    // MARK: - N0–N2

    private static func direction(_ bidiClass: BidiClass) -> BidiClass? {
        switch bidiClass {
        case .left: .left
        case .right, .arabicLetter, .european, .arabicNumber: .right
        default: nil
        }
    }

    private static func resolveBrackets(_ classes: inout [BidiClass], _ line: Line, base: BidiClass) {
        guard let open = line.brackets.firstIndex(of: true), let close = line.brackets.lastIndex(of: false),
            open < close
        else { return }
        let inside = classes[(open + 1)..<close].compactMap(direction)
        guard let first = inside.first else { return }
        let before = classes[..<open].compactMap(direction).last ?? base
        let resolved = inside.contains(base) || before != first ? base : first
        classes[open] = resolved
        classes[close] = resolved
    }

    private static func resolveNeutrals(_ classes: inout [BidiClass], base: BidiClass) {
        var index = classes.startIndex
        while index < classes.endIndex {
            let start = index
            while index < classes.endIndex, classes[index].isNeutral { index += 1 }
            if index > start {
                let before = start > 0 ? direction(classes[start - 1]) ?? base : base
                let after = index < classes.endIndex ? direction(classes[index]) ?? base : base
                for place in start..<index { classes[place] = before == after ? before : base }
            } else {
                index += 1
            }
        }
    }

    // MARK: - I1–I2, L2

    private static func level(of resolved: BidiClass, isBaseRight: Bool) -> Int {
        switch resolved {
        case .left: isBaseRight ? 2 : 0
        case .right: 1
        case .european, .arabicNumber: 2
        default: isBaseRight ? 1 : 0
        }
    }

    /// A column stands where the leftmost of its scalars does.
    private static func reordered(_ line: Line, levels: [Int]) -> [Int] {
        var order = Array(levels.indices)
        for threshold in [2, 1] {
            var index = order.startIndex
            while index < order.endIndex {
                let start = index
                while index < order.endIndex, levels[order[index]] >= threshold { index += 1 }
                if index > start { order[start..<index].reverse() } else { index += 1 }
            }
        }
        var isPlaced: Set<Int> = []
        return order.compactMap { line.tokens[$0] }.filter { isPlaced.insert($0).inserted }
    }
}
