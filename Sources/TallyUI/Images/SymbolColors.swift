import TallyCore

/// The colours that symbols have of their own.
enum SymbolColors {
    /// Returns the colours of a symbol's layers; nil in them is the foreground's. Nil: the symbol has none of its own.
    static func of(_ name: String) -> [Color?]? {
        var words = name.split(separator: ".").map(String.init)
        let isFilled = words.contains("fill")
        words.removeAll { $0 == "fill" }
        if let badge = words.firstIndex(of: "badge") {
            let sign = words.indices.contains(badge + 1) ? words[badge + 1] : ""
            return [signs[sign] ?? .red] + (of(words[..<badge].joined(separator: ".")) ?? [nil])
        }
        // Weather: a colour for each thing that is named.
        if let first = words.first, first == "cloud", words.count > 1 {
            return words.map { isFilled && $0 == "cloud" ? .white : weather[$0] ?? nil }
        }
        if words.count > 1, let area = words.last, areas.contains(area), let sign = words.first {
            guard let color = area == "triangle" && sign == "exclamationmark" ? .yellow : signs[sign] else {
                return nil
            }
            return isFilled ? [.white, color] : [color]
        }
        if isFilled, words == ["cloud"] { return [.white] }
        return words.first.flatMap { things[$0] }.map { [$0] }
    }

    private static let areas: Set = ["circle", "square", "triangle", "octagon", "seal", "shield", "diamond"]

    private static let signs: [String: Color] = [
        "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .red,
        "questionmark": .blue,
        "info": .blue, "clock": .blue,
    ]

    private static let weather: [String: Color] = [
        "cloud": .gray, "sun": .yellow, "moon": .yellow, "bolt": .yellow, "rain": .cyan, "heavyrain": .cyan,
        "drizzle": .cyan, "snow": .cyan, "hail": .cyan, "sleet": .cyan, "fog": .gray,
    ]

    private static let things: [String: Color] = [
        "battery": .green, "bolt": .yellow, "bookmark": .red, "cloud": .gray, "drop": .cyan, "flag": .red,
        "flame": .orange,
        "gift": .red, "heart": .red, "leaf": .green, "moon": .yellow, "phone": .green, "snowflake": .cyan,
        "star": .yellow, "sun": .yellow, "sunrise": .yellow, "sunset": .yellow, "trash": .red, "tree": .green,
        "video": .green,
    ]
}
