import Foundation

extension Script {
    /// Returns the numbers a command line asks for: its values, the lines of standard input, or a column.
    static func read(_ arguments: Arguments, _ context: CommandContext) throws(CommandError) -> Script {
        let values = arguments.values
        let column = arguments["column"]
        let label = arguments["label"]
        if let file = arguments["file"] {
            guard values.isEmpty else {
                throw CommandError(
                    .usage, "Numbers come from --file or from the command line, not both; leave out \"\(values[0])\".")
            }
            let bytes = file == "-" ? try standardInput(context) : try InputFile.bytes(path: file)
            return try CSVSource(bytes, name: file == "-" ? "standard input" : file)
                .script(column: column, label: label)
        }
        if values == ["-"] {
            let bytes = try standardInput(context)
            if column != nil || label != nil {
                return try CSVSource(bytes, name: "standard input").script(column: column, label: label)
            }
            return try lines(bytes)
        }
        guard column == nil, label == nil else {
            throw CommandError(.usage, "--column and --label belong to a file; add --file data.csv.")
        }
        guard !values.isEmpty else {
            throw CommandError(
                .usage, "There are no numbers; write some, or - for standard input, or --file data.csv.")
        }
        return try words(values)
    }

    private static func standardInput(_ context: CommandContext) throws(CommandError) -> [UInt8] {
        try InputFile.bytes(context.input, name: "Standard input")
    }

    private static func words(_ words: [String]) throws(CommandError) -> Script {
        var script = Script()
        for word in words {
            guard word != "-" else {
                throw CommandError(
                    .usage, "\"-\" stands for standard input and must stand alone; leave out the others.")
            }
            do throws(NumberReader.Refusal) {
                script.entries.append(Entry(value: try NumberReader.parse(word)))
            } catch {
                throw CommandError(.badData, "\"\(word)\" \(error.reason)")
            }
        }
        return script
    }

    /// Reads one number a line; empty lines are left out.
    private static func lines(_ bytes: [UInt8]) throws(CommandError) -> Script {
        var script = Script()
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let text = String(decoding: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if line.allSatisfy(\.isWhitespace) { continue }
            do throws(NumberReader.Refusal) {
                script.entries.append(Entry(value: try NumberReader.parse(String(line))))
            } catch {
                throw CommandError(.badData, "standard input, line \(index + 1): \"\(line)\" \(error.reason)")
            }
        }
        guard !script.entries.isEmpty else {
            throw CommandError(.badData, "Standard input has no numbers; write one a line.")
        }
        return script
    }
}
