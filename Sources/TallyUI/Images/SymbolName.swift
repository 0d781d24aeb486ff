/// How a symbol's name is made of others: what is around what, and what is added.
enum SymbolName {
    /// All that is drawn in the form `fill`.
    case filled(String)
    case slashed(String)
    /// A small symbol at the corner; that of no name is a dot, that of `warning` a triangle with an exclamation mark.
    case badge(String, on: String)
    /// A part of an area is filled.
    case partlyFilled(String, SymbolFilling)
    case dashed(String, isDotted: Bool)
    case enclosed(String, in: SymbolEnclosure)
    /// Letters within a symbol, as in `goforward.10`.
    case lettered(String, String)
    /// The same under another name.
    case renamed(String)

    static let warning = "exclamationmark.triangle"

    /// Returns what a name can be made of, the likeliest first; none for a name of one word, or more than 16.
    static func readings(_ name: String) -> [SymbolName] {
        let words = name.split(separator: ".")
        guard words.count > 1, words.count <= 16, let last = words.last else { return [] }
        func joined(_ words: some Sequence<Substring>) -> String { words.joined(separator: ".") }
        let rest = words.dropLast()
        if last == "filled" || last == "fill", let (base, filling) = SymbolFilling.taken(from: rest) {
            return [.partlyFilled(joined(base), filling)]
        }
        if words.dropFirst().contains("fill") {
            let filled = SymbolName.filled(joined(words.prefix(1) + words.dropFirst().filter { $0 != "fill" }))
            // Some drawings have the word in their own name.
            return [filled] + (last == "fill" ? [.filled(joined(rest))] : unfilled(words, last))
        }
        return unfilled(words, last)
    }

    /// Returns the readings of a name whose parts are drawn as they are called.
    private static func unfilled(_ words: [Substring], _ last: Substring) -> [SymbolName] {
        func joined(_ words: some Sequence<Substring>) -> String { words.joined(separator: ".") }
        let rest = words.dropLast()
        if last == "slash" { return [.slashed(joined(rest))] }
        if last == "inverse" { return [.filled(joined(rest))] }
        if rest.last == "trianglebadge" { return [.badge(warning, on: joined(rest.dropLast()))] }
        var badges: [SymbolName] = []
        if let at = words.lastIndex(of: "badge"), at > 0 {
            badges.append(.badge(joined(words[(at + 1)...]), on: joined(words[..<at])))
            // `bell.badge.circle` is a bell with its badge in a circle; `person.badge.plus` is no plus of a badge.
            if last != "circle", last != "square" { return badges }
        }
        if words[0] == "goforward" || words[0] == "gobackward", words.count == 2 {
            if last.allSatisfy(\.isNumber) { return [.lettered(String(words[0]), String(last))] }
            return SymbolEnclosure(String(words[0])).map { [.enclosed(String(last), in: $0)] } ?? []
        }
        var readings: [SymbolName] = []
        if last == "dashed" || last == "dotted" { readings.append(.dashed(joined(rest), isDotted: last == "dotted")) }
        for index in words.indices.dropFirst().suffix(4) {
            if let enclosure = SymbolEnclosure(joined(words[index...])) {
                readings.append(.enclosed(joined(words[..<index]), in: enclosure))
            }
        }
        if words[0] == "app" || words[0] == "tv", let enclosure = SymbolEnclosure(String(words[0])) {
            readings.append(.enclosed(joined(words.dropFirst()), in: enclosure))
        }
        let plain = words.map { otherWords[$0] ?? $0 }.filter { !isOfAModel($0) }
        if plain != words, !plain.isEmpty { readings.append(.renamed(joined(plain))) }
        return readings + badges
    }

    /// Whether a name says forward or backward, leading or trailing, and the symbol points the other way where the layout runs from
    /// right to left. Signs of playing, which begin with such a word, do not.
    static func followsLayout(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        guard let first = words.first, first != "forward", first != "backward" else { return false }
        return words.contains { sides[$0] != nil || $0.hasPrefix("leading") || $0.hasPrefix("trailing") }
    }

    private static let sides: [Substring: Substring] = [
        "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
    ]

    /// Words that say the same, older and newer ones.
    private static let otherWords = sides.merging([
        "ellipses": "ellipsis", "magnify": "magnifyingglass", "sheqelsign": "shekelsign",
    ]) { side, _ in side }

    /// Whether a word tells apart what is drawn alike: the models of a device, the ways in which an arrow or a number is drawn.
    private static func isOfAModel(_ word: Substring) -> Bool {
        switch word {
        case "homebutton", "alt", "compact": true
        default: word.hasPrefix("gen") && word.count == 4 && word.last?.isNumber == true
        }
    }
}

/// Which part of an area is filled.
struct SymbolFilling {
    /// In shares of the area's sides.
    private(set) var left = 0.0
    private(set) var right = 1.0
    private(set) var top = 0.0
    private(set) var bottom = 1.0
    /// Whether a margin is left along the area's edge.
    private(set) var isInset = false

    /// Takes the words for it, as of `square.topleft.inset.filled` without the last, and leaves those for the area.
    static func taken(from words: some BidirectionalCollection<Substring>) -> (
        base: [Substring], filling: SymbolFilling
    )? {
        var base = Array(words)
        var filling = SymbolFilling()
        var isAny = false
        while base.count > 1, let word = base.last, filling.take(word) {
            base.removeLast()
            isAny = true
        }
        return isAny ? (base, filling) : nil
    }

    private mutating func take(_ word: Substring) -> Bool {
        if word == "inset" {
            isInset = true
            return true
        }
        if word == "center" {
            (left, right, top, bottom) = (0.25, 0.75, 0.25, 0.75)
            return true
        }
        for (ending, share) in [("half", 0.5), ("third", 1.0 / 3), ("quarter", 0.5)] where word.hasSuffix(ending) {
            return fill(word.dropLast(ending.count), share)
        }
        // A corner needs no share; a side alone is where an arrow points.
        return word.hasPrefix("top") || word.hasPrefix("bottom") ? word.count > 6 && fill(word, 0.5) : false
    }

    private mutating func fill(_ place: Substring, _ share: Double) -> Bool {
        switch place {
        case "left", "leading": right = share
        case "right", "trailing": left = 1 - share
        case "top": bottom = share
        case "bottom": top = 1 - share
        case "topleft", "topleading": (right, bottom) = (share, share)
        case "topright", "toptrailing": (left, bottom) = (1 - share, share)
        case "bottomleft", "bottomleading": (right, top) = (share, 1 - share)
        case "bottomright", "bottomtrailing": (left, top) = (1 - share, 1 - share)
        default: return false
        }
        return true
    }
}

/// An area that a symbol or letters can stand in.
struct SymbolEnclosure {
    /// The name of the area's own symbol.
    let name: String
    /// Where the middle of what is inside stands.
    let x: Double
    let y: Double
    /// How large that is, as a share of its own size.
    let scale: Double

    init?(_ name: String) {
        var base = name
        for ending in [".dashed", ".dotted"] where name.hasSuffix(ending) { base.removeLast(ending.count) }
        guard let place = Self.places[base] else { return nil }
        self.name = base == "house" || base == "applewatch" ? base + ".blank" : name
        (x, y, scale) = place
    }

    private static let places: [String: (Double, Double, Double)] = [
        "app": (12, 12, 0.56), "applewatch": (12, 12, 0.4), "arrow.circlepath": (12, 12, 0.44), "bag": (12, 14.6, 0.42),
        "bubble": (12, 10.8, 0.46), "bubble.left": (12, 10.8, 0.46),
        "bubble.right": (12, 10.8, 0.46), "capsule": (12, 12, 0.38), "circle": (12, 12, 0.56),
        "desktopcomputer": (12, 8.2, 0.36), "diamond": (12, 12, 0.44), "display": (12, 10.2, 0.42),
        "doc": (12, 14.4, 0.4), "document": (12, 14.4, 0.4), "folder": (12, 13.4, 0.42), "gobackward": (12, 13, 0.4),
        "goforward": (12, 13, 0.4), "heart": (12, 10.8, 0.42),
        "hexagon": (12, 12, 0.5), "house": (12, 13.4, 0.44), "icloud": (12, 13, 0.38), "cloud": (12, 13, 0.38),
        "ipad": (12, 11.2, 0.44), "iphone": (12, 12.6, 0.36), "laptopcomputer": (12, 10.2, 0.36),
        "magnifyingglass": (10.4, 10.4, 0.36), "message": (12, 10.8, 0.46), "octagon": (12, 12, 0.56),
        "oval": (12, 12, 0.44), "pentagon": (12, 12.6, 0.48), "rectangle": (12, 12, 0.46),
        "rectangle.portrait": (12, 12, 0.46), "rectangle.stack": (12, 15.1, 0.38), "rhombus": (12, 12, 0.4),
        "seal": (12, 12, 0.5), "shield": (12, 11.6, 0.48), "square": (12, 12, 0.56),
        "square.on.square": (14.5, 14.5, 0.44), "square.stack": (12, 14.5, 0.42),
        "rectangle.on.rectangle": (14.2, 13.8, 0.4),
        "triangle": (12, 14, 0.46), "tv": (12, 10.7, 0.42), "video": (9, 12, 0.36), "viewfinder": (12, 12, 0.46),
    ]
}
