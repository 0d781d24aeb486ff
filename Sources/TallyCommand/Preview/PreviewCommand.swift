import Foundation
import SwiftUI
import TallyUI
#if Window
    import TallyWindow
#endif

/// `tally preview`: a person's file, compiled and shown or recorded.
///
/// What was compiled is loaded by a second process of the command, so that whatever happens in it, this one can tell.
enum PreviewCommand {
    /// The first word of that second process.
    static let childWord = "--show-preview"

    @MainActor static func run(_ words: [String], _ context: CommandContext) throws(CommandError) {
        let arguments = try Arguments(words, table: Option.preview)
        if try Command.answers(arguments, help: HelpText.preview, context) { return }
        let settings = try PreviewSettings(arguments)
        let files = try PreviewFile.all(at: settings.paths)
        let subjects = PreviewSubject.all(in: files)
        if arguments.has("list") {
            for (index, subject) in subjects.enumerated() { context.write(subject.listed(index + 1) + "\n") }
            return
        }
        let place = settings.paths.count == 1 ? settings.paths[0] : "\(settings.paths.count) paths"
        let subject = try PreviewChoice.choose(settings.wish, of: subjects, in: files, named: place)
        let compiler = PreviewCompiler(
            toolchain: try .ofProcess(), swiftVersion: settings.swiftVersion, context: context,
            names: PreviewAssets.names(settings.paths, warn: context.writeError),
            bundle: PreviewBundle.code(for: files))
        let library = try PreviewCache.ofPerson.library(for: compiler.key(files, subject)) {
            (path, folder) throws(CommandError) in
            try compiler.compile(files, subject, to: path, in: folder)
        }
        try show(library, subject, words, settings, context)
    }

    private static func show(
        _ library: String, _ subject: PreviewSubject, _ words: [String], _ settings: PreviewSettings,
        _ context: CommandContext
    ) throws(CommandError) {
        let part = settings.output.map(PartFiles.init)
        let bundle = try PreviewBundle(of: settings.paths)
        defer { bundle.remove() }
        // What the person's programs keep has no part in a recording. Foundation asks for it early.
        if settings.output != nil { setenv("XDG_CONFIG_HOME", library + ".none", 1) }
        // Of a crash the thread that crashed is of interest, unless the person wants to see more.
        setenv("SWIFT_BACKTRACE", "threads=crashed,registers=none,images=none,limit=12", 0)
        guard let ending = ChildRun.run("/proc/self/exe", [childWord, library, subject.symbol, bundle.path] + words)
        else {
            throw CommandError(.unavailable, "The command cannot be started once more, to show the preview.")
        }
        switch ending {
        case .exit(0): return
        case .exit(let code): throw CommandError(.passed(code), "")
        case .signal(let number):
            part?.removeNew()
            try Interrupt.check()
            throw CommandError(
                .failed, "The preview crashed (signal \(number)); what it said stands above. Nothing was made.")
        }
    }

    // MARK: The second process

    /// Shows what was compiled: the words are the library, the symbol, the bundle, and those of the first process.
    @MainActor static func showHere(_ words: [String], _ context: CommandContext) throws(CommandError) {
        guard words.count > 3 else { throw CommandError(.usage, "\(childWord) is for the command itself.") }
        let arguments = try Arguments(Array(words[3...]), table: Option.preview)
        let settings = try PreviewSettings(arguments)
        PreviewBundle.use(words[2], assets: PreviewAssets.folders(settings.paths))
        _PreviewContent.wishedPart = settings.wish.flatMap { PreviewChoice.part($0)?.part }
        let content = try PreviewLibrary.content(of: words[0], symbol: words[1])
        let note = try partNote(content, settings)
        guard let output = settings.output else { return try play(content, settings) }
        let isQuiet = arguments.has("quiet")
        let mode: Progress.Mode =
            isQuiet ? .silent : context.isTerminal ? .bar : arguments.has("progress") ? .lines : .silent
        let film = try PreviewFilm(content, settings, to: output, mode, context.writeError)
        try film.record()
        if !isQuiet {
            for warning in film.warnings + (note.map { [$0] } ?? []) { context.writeError("tally: \(warning)\n") }
        }
    }

    /// Returns what to say of a provider that has several previews, of which one is shown.
    @MainActor private static func partNote(
        _ content: _PreviewContent, _ settings: PreviewSettings
    ) throws(CommandError) -> String? {
        let names = content.partNames.map { "\"\($0)\"" }.joined(separator: ", ")
        guard let part = content.part else {
            throw CommandError(
                .badData, "No preview of the provider is called \"\(settings.wish ?? "")\"; it has \(names).")
        }
        guard content.partNames.count > 1, settings.wish.flatMap({ PreviewChoice.part($0) }) == nil else { return nil }
        return "One of \(content.partNames.count) previews is shown, \"\(content.partNames[part])\"; "
            + "--view Provider.Name shows another: \(names)."
    }

    @MainActor private static func play(
        _ content: _PreviewContent, _ settings: PreviewSettings
    ) throws(CommandError) {
        #if Window
            let name = settings.paths.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "Tally"
            do throws(WindowError) {
                try StageWindow.run(
                    title: name, size: settings.size ?? content.size, usualSize: content.usualSize,
                    preferences: settings.hasOwnPreferences ? settings.preferences : nil,
                    while: { Interrupt.status == nil }
                ) { content.view }
            } catch {
                throw CommandError(.unavailable, "\(error) Make a film instead: add -o out.gif.")
            }
            if let status = Interrupt.status { throw CommandError(status, "") }
        #else
            throw CommandError(
                .unavailable, "The command was built without windows; make a film instead: add -o out.gif.")
        #endif
    }
}
