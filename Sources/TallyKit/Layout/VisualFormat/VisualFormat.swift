/// A line of visual format, read: views from one end to the other, and what is between.
struct VisualFormat {
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority: Object?
    }

    enum Object {
        case number(Double)
        case name(String)
    }

    enum Gap {
        /// They touch.
        case none
        /// What the system leaves.
        case standard
        case points([Predicate])
    }

    struct Item {
        /// Nil: the superview.
        var name: String?
        var lengths: [Predicate] = []
        /// What is before it.
        var gap = Gap.none
    }

    var isVertical = false
    var items: [Item] = []
}

/// Why a line could not be read, and where.
struct VisualFormatError: Error {
    let what: String
    let place: Int
}

/// Reads one line from left to right.
struct VisualFormatReader {
    private let text: [Character]
    private var place = 0

    init(_ text: String) { self.text = Array(text) }

    mutating func read() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        skipSpaces()
        if take("H:") {} else if take("V:") { format.isVertical = true }
        skipSpaces()
        if take("|") { format.items.append(.init(name: nil)) }
        while place < text.count {
            let gap = try readGap(isFirst: format.items.isEmpty)
            skipSpaces()
            if place == text.count, case .none = gap { break }
            if take("|") {
                format.items.append(.init(name: nil, gap: gap))
                skipSpaces()
                if place < text.count { throw error("nothing can follow the superview") }
                break
            }
            guard take("[") else { throw error("a view, [name], or | is expected") }
            var item = VisualFormat.Item(name: try readName(), gap: gap)
            if peek == "(" { item.lengths = try readPredicates() }
            guard take("]") else { throw error("] is expected") }
            format.items.append(item)
            skipSpaces()
        }
        guard format.items.contains(where: { $0.name != nil }) else { throw error("there is no view") }
        return format
    }

    // MARK: Parts

    private mutating func readGap(isFirst: Bool) throws(VisualFormatError) -> VisualFormat.Gap {
        skipSpaces()
        guard take("-") else { return .none }
        if isFirst { throw error("a distance needs | or a view before it") }
        skipSpaces()
        if peek == "[" || peek == "|" { return .standard }
        let predicates = peek == "(" ? try readPredicates() : [VisualFormat.Predicate(object: try readObject())]
        skipSpaces()
        guard take("-") else { throw error("- is expected") }
        return .points(predicates)
    }

    private mutating func readPredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        guard take("(") else { throw error("( is expected") }
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            skipSpaces()
            var predicate = VisualFormat.Predicate(object: .number(0))
            if take(">=") {
                predicate.relation = .greaterThanOrEqual
            } else if take("<=") {
                predicate.relation = .lessThanOrEqual
            } else {
                _ = take("==")
            }
            skipSpaces()
            predicate.object = try readObject()
            skipSpaces()
            if take("@") { predicate.priority = try readObject() }
            predicates.append(predicate)
            skipSpaces()
        } while take(",")
        guard take(")") else { throw error(") is expected") }
        return predicates
    }

    private mutating func readObject() throws(VisualFormatError) -> VisualFormat.Object {
        guard let first = peek else { throw error("a number or a name is expected") }
        if first.isNumber || first == "." || first == "-" || first == "+" {
            var digits = ""
            while let next = peek, next.isNumber || next == "." || (digits.isEmpty && (next == "-" || next == "+")) {
                digits.append(next)
                place += 1
            }
            guard let value = Double(digits) else { throw error("\(digits) is no number") }
            return .number(value)
        }
        return .name(try readName())
    }

    private mutating func readName() throws(VisualFormatError) -> String {
        var name = ""
        while let next = peek, next.isLetter || next.isNumber || next == "_" {
            name.append(next)
            place += 1
        }
        if name.isEmpty { throw error("a name is expected") }
        return name
    }

    // MARK: Characters

    private var peek: Character? { place < text.count ? text[place] : nil }

    private mutating func skipSpaces() { while let next = peek, next.isWhitespace { place += 1 } }

    private mutating func take(_ word: String) -> Bool {
        let word = Array(word)
        guard place + word.count <= text.count, Array(text[place..<place + word.count]) == word else { return false }
        place += word.count
        return true
    }

    private func error(_ what: String) -> VisualFormatError { VisualFormatError(what: what, place: place) }
}
