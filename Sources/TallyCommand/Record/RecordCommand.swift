import TallyRecorder

/// `tally record`: numbers in, a film out.
enum RecordCommand {
    @MainActor static func run(_ words: [String], _ context: CommandContext) throws(CommandError) {
        let arguments = try Arguments(words, table: Option.record)
        if try Command.answers(arguments, help: HelpText.record, context) { return }
        let settings = try RecordSettings(arguments)
        let script = try Script.read(arguments, context).thinned(toEvery: settings.every)
        try settings.style.check(script, settings.format)
        let isQuiet = arguments.has("quiet")
        if script.skipped > 0 && !isQuiet {
            let rows = script.skipped == 1 ? "1 row" : "\(script.skipped) rows"
            context.writeError("tally: \(rows) without a number left out.\n")
        }
        let mode: Progress.Mode =
            isQuiet ? .silent : context.isTerminal ? .bar : arguments.has("progress") ? .lines : .silent
        let film = try context.film(script, settings)
        if !isQuiet { for remark in film.remarks { context.writeError("tally: \(remark)\n") } }
        try record(film, settings, mode, context)
    }

    @MainActor private static func record(
        _ film: Film, _ settings: RecordSettings, _ mode: Progress.Mode, _ context: CommandContext
    ) throws(CommandError) {
        var progress = Progress(mode, total: film.length, report: context.writeError)
        defer { progress.clear() }
        var options = RecordingOptions(frameRate: settings.frameRate)
        options.loops = settings.loops
        options.overwrites = settings.overwrites
        options.keepsAlpha = settings.background >> 24 < 255
        options.isCancelled = { Interrupt.status != nil }
        do throws(RecordingError) {
            let recorder = try Recorder(
                to: settings.output, format: settings.recordingFormat, width: settings.width,
                height: settings.height, options: options)
            while let frame = film.next() {
                if Interrupt.status != nil { recorder.cancel() }
                try recorder.append(frame.picture, periods: frame.periods)
                progress.update(recorder.frameCount)
            }
            try recorder.finish()
        } catch {
            try Interrupt.check()
            throw CommandError(error)
        }
    }
}
