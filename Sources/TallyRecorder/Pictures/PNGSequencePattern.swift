/// A path with one number mark, `%d` or `%04d`; `%%` stands for a percent sign.
struct PNGSequencePattern {
    private let before: String
    private let after: String
    private let digits: Int

    static func isPattern(_ path: String) -> Bool { PNGSequencePattern(path) != nil }

    /// Nil when there is no number mark, more than one, or another mark.
    init?(_ path: String) {
        var texts = [""]
        var digits: Int?
        var rest = Substring(path)
        while let character = rest.popFirst() {
            guard character == "%" else {
                texts[texts.count - 1].append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                texts[texts.count - 1].append("%")
                continue
            }
            let number = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(number.count)
            guard rest.popFirst() == "d", digits == nil, number.count <= 2 else { return nil }
            digits = Int(number) ?? 0
            texts.append("")
        }
        guard let digits, digits <= 20 else { return nil }
        before = texts[0]
        after = texts[1]
        self.digits = digits
    }

    func path(_ number: Int) -> String {
        let text = String(number)
        return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
    }
}
