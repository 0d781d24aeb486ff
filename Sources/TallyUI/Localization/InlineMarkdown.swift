/// The inline part of Markdown by the rules of CommonMark 0.31, section 6, with strikethrough as GitHub has it.
///
/// Emphasis, code spans, links, autolinks, escapes and character references; blocks are not read, and spaces and breaks stay
/// as they are. Of a picture the description is left, and of `^[text](attributes)` the text, with a note of what is to be
/// inflected.
struct InlineMarkdown {
    struct Intent: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let emphasized = Intent(rawValue: 1)
        static let stronglyEmphasized = Intent(rawValue: 2)
        static let code = Intent(rawValue: 4)
        static let struck = Intent(rawValue: 8)
    }

    struct Run: Equatable, Sendable {
        var text: String
        var intent: Intent = []
        var destination: String?
        /// Which of the text's parts that are to be inflected it belongs to; nil: none.
        var inflection: Int?
    }

    /// Returns whether a text may have any of it: no for most, at the cost of one look at each byte.
    static func mayBe(_ text: String) -> Bool { text.utf8.contains { $0 < 128 && marks[Int($0)] } }

    private static let marks: [Bool] = {
        var marks = [Bool](repeating: false, count: 128)
        for byte in "*_~`[<&\\".utf8 { marks[Int(byte)] = true }
        return marks
    }()

    static func runs(of text: String) -> [Run] {
        guard mayBe(text) else { return text.isEmpty ? [] : [Run(text: text)] }
        var reader = InlineMarkdown(text)
        reader.read()
        reader.joinEmphasis(from: 0)
        return reader.runs
    }

    // MARK: Nodes

    struct Node {
        var text = ""
        var intent: Intent = []
        var destination: String?
        var inflection: Int?
        var delimiter: Delimiter?
        /// Nothing is put to its text.
        var isClosed = false
    }

    /// A run of `*`, `_` or `~` that may begin or end emphasis.
    struct Delimiter {
        let mark: Unicode.Scalar
        var count: Int
        let length: Int
        var opens: Bool
        var closes: Bool
    }

    /// An opened `[`, `![` or `^[`.
    struct Bracket {
        enum Kind { case link, picture, attributes }
        let node: Int
        let kind: Kind
        var isActive = true
    }

    let scalars: [Unicode.Scalar]
    var place = 0
    var nodes: [Node] = []
    var brackets: [Bracket] = []

    private init(_ text: String) { scalars = Array(text.unicodeScalars) }

    private mutating func read() {
        while place < scalars.count {
            switch scalars[place] {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiter()
            case "[": open(.link, length: 1)
            case "!" where peek(1) == "[": open(.picture, length: 2)
            case "^" where peek(1) == "[": open(.attributes, length: 2)
            case "]": closeBracket()
            case "<": readAutolink()
            case "&": readReference()
            default: take()
            }
        }
    }

    func peek(_ distance: Int) -> Unicode.Scalar? {
        place + distance < scalars.count ? scalars[place + distance] : nil
    }

    func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    mutating func append(_ text: String) {
        if let last = nodes.indices.last, nodes[last].delimiter == nil, !nodes[last].isClosed {
            nodes[last].text += text
        } else {
            nodes.append(Node(text: text))
        }
    }

    mutating func take(_ count: Int = 1) {
        append(text(place..<place + count))
        place += count
    }

    private mutating func readEscape() {
        guard let next = peek(1), next.isASCIIPunctuation else { return take() }
        append(String(next))
        place += 2
    }

    private mutating func readCode() {
        let length = runLength(at: place)
        var end = place + length
        while end < scalars.count {
            guard scalars[end] == "`" else {
                end += 1
                continue
            }
            let closing = runLength(at: end)
            guard closing == length else {
                end += closing
                continue
            }
            var code = scalars[(place + length)..<end].map { $0 == "\n" || $0 == "\r" ? " " : $0 }
            if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                code = Array(code.dropFirst().dropLast())
            }
            nodes.append(Node(text: String(String.UnicodeScalarView(code)), intent: .code, isClosed: true))
            place = end + closing
            return
        }
        take(length)
    }

    func runLength(at start: Int) -> Int {
        var end = start
        while end < scalars.count, scalars[end] == scalars[start] { end += 1 }
        return end - start
    }

    /// What is left, joined where nothing differs.
    private var runs: [Run] {
        var runs: [Run] = []
        for node in nodes {
            let text = node.delimiter.map { String(repeating: String($0.mark), count: $0.count) } ?? node.text
            if text.isEmpty { continue }
            if let last = runs.last, last.intent == node.intent, last.destination == node.destination,
                last.inflection == node.inflection
            {
                runs[runs.count - 1].text += text
            } else {
                runs.append(
                    Run(text: text, intent: node.intent, destination: node.destination, inflection: node.inflection))
            }
        }
        return runs
    }
}

extension Unicode.Scalar {
    var isASCIIPunctuation: Bool {
        switch value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
