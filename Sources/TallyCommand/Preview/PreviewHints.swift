import Foundation

/// What can be said of the compiler's errors beyond its own words: how many names were missing, and of one why.
struct PreviewHints {
    /// The names that the compiler did not find, each once, in its order.
    let missing: [String]
    /// Why one of them cannot be had here, with a remedy.
    let hint: String?
    /// What the command says.
    let message: String

    /// - Parameter text: what the compiler has said.
    init(_ text: String, subject: PreviewSubject? = nil, files: [PreviewFile] = []) {
        let errors = Self.errors(in: text)
        var names: [String] = []
        for error in errors {
            if let name = Self.missingName(in: error), !names.contains(name) { names.append(name) }
        }
        missing = names
        hint = Self.hint(names, text)
        message = Self.message(names, hint, Self.failure(text, subject))
    }

    // MARK: Reading

    /// The errors without their places, and without colours.
    private static func errors(in text: String) -> [String] {
        plain(text).split(separator: "\n").compactMap { line in
            guard
                let mark = line.range(of: " error: ") ?? (line.hasPrefix("error: ") ? line.range(of: "error: ") : nil),
                // The drawing under a line repeats it.
                !line.contains("|")
            else { return nil }
            return String(line[mark.upperBound...])
        }
    }

    private static func plain(_ text: String) -> String {
        var plain = ""
        var isCode = false
        for character in text {
            if character == "\u{1B}" { isCode = true }
            if !isCode { plain.append(character) }
            if isCode && character.isLetter { isCode = false }
        }
        return plain
    }

    /// What stands before a name that is not there, as the compiler words it.
    private static let beginnings = [
        "no such module '", "cannot find '", "cannot find type '", "unknown attribute '", "no macro named '",
        "has no member '",
    ]

    private static func missingName(in error: String) -> String? {
        for beginning in beginnings {
            guard let start = error.range(of: beginning) else { continue }
            let name = error[start.upperBound...].prefix { $0 != "'" }
            return name.isEmpty ? nil : String(name)
        }
        return nil
    }

    // MARK: Answering

    private static func hint(_ names: [String], _ text: String) -> String? {
        for name in names {
            if let entry = PreviewAbsence.all.first(where: { $0.names.contains(name) }) { return entry.sentence }
        }
        return refusals.first { text.contains($0.error) }?.sentence
    }

    private static let otherSwift = "The command was built by another Swift than \"swiftc\" on PATH; build it anew."
    /// What the compiler refuses, in its words, though no name is missing.
    private static let refusals = [
        (error: "cannot be imported by the Swift", sentence: otherSwift),
        (error: "compiled module was created by", sentence: otherSwift),
        (
            error: "cannot be overridden from extension",
            sentence:
                "Without Objective-C an extension overrides nothing; override it in a subclass, or leave the extension out unless "
                + "canImport(ObjectiveC)."
        ),
        (
            error: "can only be used with the Objective-C runtime",
            sentence:
                "There is no Objective-C here, and so no #selector; give the control a closure, or leave it out unless "
                + "canImport(ObjectiveC)."
        ),
    ]

    private static func message(
        _ names: [String], _ hint: String?, _ failure: String
    ) -> String {
        var sentences: [String] = []
        if let hint { sentences.append(hint) }
        switch names.count {
        case 0: break
        case 1: sentences.append("1 name is missing here: \(names[0]).")
        default: sentences.append("\(names.count) names are missing here: \(names.joined(separator: ", ")).")
        }
        return sentences.isEmpty ? failure : sentences.joined(separator: " ")
    }

    private static func failure(_ text: String, _ subject: PreviewSubject?) -> String {
        guard text.contains("\(PreviewCompiler.entryFile):"), let name = subject?.name else {
            return "It does not compile; what the compiler has to say of it stands above."
        }
        return
            "\(name) cannot be shown by itself; write #Preview { \(name)(…) } in its file, with the values that it needs."
    }
}
