/// The whole command: chooses what to do by the first word.
enum Command {
    static let version = "0.1.0"

    /// Runs one command line; the arguments come without the program's name.
    @MainActor static func run(_ arguments: [String], in surroundings: Surroundings) -> ExitStatus {
        do throws(CommandError) {
            try dispatch(arguments, surroundings)
            return .success
        } catch {
            if case .signal = error.status {
            } else {
                surroundings.complain("tally: \(error.message)\n")
                if error.status == .usage {
                    let topic = arguments.first.flatMap { ["play", "gallery"].contains($0) ? $0 : nil } ?? "record"
                    surroundings.complain("Try \"tally help \(topic)\".\n")
                }
            }
            return error.status
        }
    }

    @MainActor private static func dispatch(
        _ arguments: [String], _ surroundings: Surroundings
    ) throws(CommandError) {
        guard let first = arguments.first else {
            throw CommandError(.usage, "There is nothing to do; write for example: tally record 0 100 -o out.gif")
        }
        let rest = Array(arguments.dropFirst())
        switch first {
        case "record": try RecordCommand.run(rest, surroundings)
        case "help", "--help", "-h": try help(rest, surroundings)
        case "--version": surroundings.say("tally \(version)\n")
        case "--generate": surroundings.say(try Generated.text(rest.first))
        case "play": try PlayCommand.run(rest, surroundings)
        case "gallery": try GalleryCommand.run(rest, surroundings)
        default:
            if first.hasPrefix("--generate=") {
                surroundings.say(try Generated.text(String(first.dropFirst(11))))
                return
            }
            throw CommandError(.usage, "\"\(first)\" is not a command; write record, play, gallery or help.")
        }
    }

    /// True if a command was asked about itself, and has been answered.
    @MainActor static func answers(
        _ arguments: Arguments, help: String, _ surroundings: Surroundings
    ) throws(CommandError) -> Bool {
        if arguments.has("help") {
            surroundings.say(help)
        } else if arguments.has("version") {
            surroundings.say("tally \(version)\n")
        } else if let kind = arguments["generate"] {
            surroundings.say(try Generated.text(kind))
        } else {
            return false
        }
        return true
    }

    private static func help(_ topic: [String], _ surroundings: Surroundings) throws(CommandError) {
        switch topic.first {
        case nil: surroundings.say(HelpText.overview)
        case "record": surroundings.say(HelpText.record)
        case "play": surroundings.say(HelpText.play)
        case "gallery": surroundings.say(HelpText.gallery)
        case let other?:
            throw CommandError(.usage, "There is no help on \"\(other)\"; write \"tally help record\".")
        }
    }
}
