import Foundation
import TallyStage
#if Window
    import TallyWindow
#endif

/// `tally play`: the numbers live, in a window or in the terminal.
enum PlayCommand {
    @MainActor static func run(_ words: [String], _ context: CommandContext) throws(CommandError) {
        let arguments = try Arguments(words, table: Option.play)
        if try Command.answers(arguments, help: HelpText.play, context) { return }
        let settings = try RecordSettings(playing: arguments)
        let isStream = arguments.values == ["-"] && arguments["column"] == nil && arguments["label"] == nil
        var stream: NumberStream?
        var script = Script([0])
        if isStream {
            let numbers = NumberStream(context.input, every: settings.every)
            script = Script([try firstNumber(of: numbers)])
            stream = numbers
        } else {
            script = try Script.read(arguments, context).thinned(toEvery: settings.every)
        }
        try settings.style.check(script, settings.format)
        if arguments.has("terminal") || !hasWindow {
            try playInTerminal(script, settings, stream, context)
        } else if try !playInWindow(script, settings, stream, title: settings.title ?? "Tally") {
            try playInTerminal(script, settings, stream, context)
        }
        if let refused = stream?.refused, refused > 0, !arguments.has("quiet") {
            context.writeError(
                "tally: \(refused == 1 ? "1 line" : "\(refused) lines") without a number left out.\n")
        }
    }

    /// Waits for it: without a number there is nothing to show.
    @MainActor private static func firstNumber(of stream: NumberStream) throws(CommandError) -> Decimal {
        while !stream.hasEnded {
            if let value = stream.latest() { return value }
            try Interrupt.check()
        }
        throw CommandError(.badData, "Standard input has no numbers; write one a line.")
    }

    @MainActor private static func playInTerminal(
        _ script: Script, _ settings: RecordSettings, _ stream: NumberStream?, _ context: CommandContext
    ) throws(CommandError) {
        guard let size = TerminalPlayer.size(context.output) else {
            throw CommandError(
                .unavailable,
                "There is neither a display nor a terminal to play on; make a film with \"tally record\".")
        }
        var settings = settings
        // The cells are few: what was meant for a picture of the wished size is as large as fits.
        settings.fontSize = min(4000, settings.fontSize * size.width / CGFloat(settings.width) * 1.6)
        let model = PlayModel(script: script, settings: settings, picture: size)
        let stage = model.makeStage()
        let end = stream == nil ? model.schedule(on: stage).end : nil
        try TerminalPlayer(stage, context).play(until: end, stream: stream) { model.show($0) }
    }

    #if Window
        private static let hasWindow = true

        /// Plays in a window; false if there is no display.
        @MainActor private static func playInWindow(
            _ script: Script, _ settings: RecordSettings, _ stream: NumberStream?, title: String
        ) throws(CommandError) -> Bool {
            let size = CGSize(width: settings.width, height: settings.height)
            let model = PlayModel(script: script, settings: settings, picture: size)
            let stage = model.makeStage()
            guard let window = try? StageWindow(title: title, stage: stage, followsSystem: false) else { return false }
            if let stream {
                StageWindow.watch(stream.descriptor) {
                    if let value = stream.latest() { model.show(value) }
                    return !stream.hasEnded
                }
            } else {
                _ = model.schedule(on: stage)
            }
            window.show()
            StageWindow.runLoop { window.isOpen && Interrupt.status == nil }
            window.close()
            try Interrupt.check()
            return true
        }
    #else
        private static let hasWindow = false

        @MainActor private static func playInWindow(
            _ script: Script, _ settings: RecordSettings, _ stream: NumberStream?, title: String
        ) throws(CommandError) -> Bool { false }
    #endif
}
