/// Texts that are made from the table of options.
enum Generated {
    static let kinds = ["man", "bash", "zsh", "fish"]

    static func text(_ kind: String?) throws(CommandError) -> String {
        switch kind {
        case "man": return ManualPage.text
        case "bash": return bash
        case "zsh": return zsh
        case "fish": return fish
        default:
            let given = kind.map { "cannot be \"\($0)\"" } ?? "needs a value"
            throw CommandError(.usage, "--generate \(given); write one of \(kinds.joined(separator: ", ")).")
        }
    }

}
