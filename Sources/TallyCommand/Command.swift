/// The whole command: chooses what to do by the first word.
enum Command {
    static let version = "0.1.0"

    /// Runs one command line; the arguments come without the program's name.
    @MainActor static func run(_ arguments: [String], in context: CommandContext) -> ExitStatus {
        do throws(CommandError) {
            try dispatch(arguments, context)
            return .success
        } catch {
            switch error.status {
            case .signal, .passed: break
            default:
                context.writeError("tally: \(error.message)\n")
                if error.status == .usage {
                    let topic =
                        arguments.first.flatMap { ["play", "gallery", "preview"].contains($0) ? $0 : nil } ?? "record"
                    context.writeError("Try \"tally help \(topic)\".\n")
                }
            }
            return error.status
        }
    }

    @MainActor private static func dispatch(
        _ arguments: [String], _ context: CommandContext
    ) throws(CommandError) {
        guard let first = arguments.first else {
            throw CommandError(.usage, "There is nothing to do; write for example: tally record 0 100 -o out.gif")
        }
        let rest = Array(arguments.dropFirst())
        switch first {
        case "record": try RecordCommand.run(rest, context)
        case "help", "--help", "-h": try help(rest, context)
        case "--version": context.write(VersionReport.text(version: version))
        case "--generate": context.write(try Generated.text(rest.first))
        case "play": try PlayCommand.run(rest, context)
        case "gallery": try GalleryCommand.run(rest, context)
        case "preview": try PreviewCommand.run(rest, context)
        case PreviewCommand.childWord: try PreviewCommand.showHere(rest, context)
        default:
            if first.hasPrefix("--generate=") {
                context.write(try Generated.text(String(first.dropFirst(11))))
                return
            }
            throw CommandError(.usage, "\"\(first)\" is not a command; write record, play, gallery, preview or help.")
        }
    }

    /// Returns true if a command was asked about itself, and has been answered.
    @MainActor static func answers(
        _ arguments: Arguments, help: String, _ context: CommandContext
    ) throws(CommandError) -> Bool {
        if arguments.has("help") {
            context.write(help)
        } else if arguments.has("version") {
            context.write(VersionReport.text(version: version))
        } else if let kind = arguments["generate"] {
            context.write(try Generated.text(kind))
        } else {
            return false
        }
        return true
    }

    private static func help(_ topic: [String], _ context: CommandContext) throws(CommandError) {
        switch topic.first {
        case nil: context.write(HelpText.overview)
        case "record": context.write(HelpText.record)
        case "play": context.write(HelpText.play)
        case "gallery": context.write(HelpText.gallery)
        case "preview": context.write(HelpText.preview)
        case let other?:
            throw CommandError(.usage, "There is no help on \"\(other)\"; write \"tally help record\".")
        }
    }
}
