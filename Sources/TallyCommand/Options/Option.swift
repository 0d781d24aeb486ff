/// One option of `tally record`, `play`, `gallery` or `preview`, as help, manual, completions and the parser know it.
struct Option: Hashable, Sendable {
    /// Where the help lists it.
    enum Section: String, CaseIterable, Sendable {
        case numbers = "Numbers"
        case subject = "What is shown"
        case look = "Look"
        case motion = "Motion"
        case output = "Output"
        case other = "Other"
    }

    /// Which commands have it.
    struct Use: OptionSet, Hashable, Sendable {
        let rawValue: Int

        static let record = Use(rawValue: 1)
        static let play = Use(rawValue: 2)
        static let gallery = Use(rawValue: 4)
        static let preview = Use(rawValue: 8)
        static let both: Use = [.record, .play]
        static let films: Use = [.record, .preview]
        static let all: Use = [.record, .play, .gallery, .preview]

        /// The commands' names.
        var words: [String] {
            zip(["record", "play", "gallery", "preview"], [.record, .play, .gallery, .preview] as [Use])
                .filter { contains($0.1) }.map(\.0)
        }
    }

    /// What may stand after it.
    enum Value: Hashable, Sendable {
        /// Nothing: it is a switch.
        case none
        case text
        case file
        case oneOf([String])
    }

    /// The name without the two hyphens.
    let name: String
    var short: Character?
    let section: Section
    var value: Value = .text
    /// How the help calls what stands after it; empty for a switch.
    var placeholder = ""
    /// A sentence, without full stop.
    let summary: String
    var use: Use = .both

    var takesValue: Bool { value != .none }

    /// `-o, --output FILE`.
    var usage: String {
        (short.map { "-\($0), " } ?? "") + "--\(name)" + (takesValue ? " \(placeholder)" : "")
    }
}
