/// The words of a command line, sorted into options and the rest.
struct Arguments {
    private(set) var values: [String] = []
    /// The last text given for each option that takes one.
    private var texts: [String: String] = [:]
    /// The switches in the order given.
    private(set) var switches: [String] = []

    /// Sorts the words by the table.
    ///
    /// `--name text`, `--name=text`, `-o text` and `-otext` are understood. A word that begins with a hyphen and a
    /// digit or a point is a number. Everything after `--` is a value. Of a repeated option the last counts.
    init(_ words: [String], table: [Option]) throws(CommandError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                values += rest
                return
            }
            guard word.count > 1, word.hasPrefix("-"), !Self.isNumber(word) else {
                values.append(word)
                continue
            }
            var (name, attached) = Self.split(word)
            guard let option = table.first(where: { "--\($0.name)" == name || $0.short.map { "-\($0)" } == name })
            else { throw Self.unknown(name, table) }
            if option.takesValue {
                if attached == nil { attached = rest.popFirst() }
                guard let attached else {
                    throw CommandError(
                        .usage, "The option \(name) needs a value; write --\(option.name) \(option.placeholder).")
                }
                texts[option.name] = attached
            } else {
                guard attached == nil else {
                    throw CommandError(
                        .usage, "The option \(name) takes no value but got \"\(attached!)\"; leave it out.")
                }
                switches.append(option.name)
            }
        }
    }

    subscript(name: String) -> String? { texts[name] }

    func has(_ name: String) -> Bool { switches.contains(name) }

    private static func isNumber(_ word: String) -> Bool {
        guard let second = word.dropFirst().first else { return false }
        return second.isNumber || second == "."
    }

    private static func split(_ word: String) -> (name: String, attached: String?) {
        guard word.hasPrefix("--") else {
            let attached = word.dropFirst(2)
            return (String(word.prefix(2)), attached.isEmpty ? nil : String(attached))
        }
        guard let sign = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<sign]), String(word[word.index(after: sign)...]))
    }

    private static func unknown(_ name: String, _ table: [Option]) -> CommandError {
        let known = table.map { "--\($0.name)" }
        let distances = known.map { Spelling.distance($0, name) }
        if let least = distances.min(), least <= 2, let index = distances.firstIndex(of: least) {
            return CommandError(.usage, "There is no option \(name); did you mean \(known[index])?")
        }
        return CommandError(.usage, "There is no option \(name); a value that begins with a hyphen goes after --.")
    }
}
