/// One option of `tally record`, `tally play` or `tally gallery`, as help, manual, completions and the parser know it.
struct Option: Hashable, Sendable {
    /// Where the help lists it.
    enum Section: String, CaseIterable, Sendable {
        case numbers = "Numbers"
        case look = "Look"
        case motion = "Motion"
        case output = "Output"
        case other = "Other"
    }

    /// Whose it is: everybody's, that of both `record` and `play`, or of one.
    enum Use: Hashable, Sendable { case all, both, record, play, gallery }

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
    var use = Use.both

    var takesValue: Bool { value != .none }

    /// `-o, --output FILE`.
    var usage: String {
        (short.map { "-\($0), " } ?? "") + "--\(name)" + (takesValue ? " \(placeholder)" : "")
    }
}
