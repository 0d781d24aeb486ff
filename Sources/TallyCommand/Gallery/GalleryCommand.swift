import Foundation
import TallyRecorder
import TallyStage
#if Window
    import TallyWindow
#endif

/// `tally gallery`: every component in a window, or as pictures with a page.
enum GalleryCommand {
    @MainActor static func run(_ words: [String], _ context: CommandContext) throws(CommandError) {
        let arguments = try Arguments(words, table: Option.gallery)
        if try Command.answers(arguments, help: HelpText.gallery, context) { return }
        if let extra = arguments.values.first {
            throw CommandError(
                .usage, "The gallery takes no values but got \"\(extra)\"; leave it out, or name a folder with -o.")
        }
        if let folder = arguments["output"] {
            let report = { (line: String) in
                if !arguments.has("quiet") { context.writeError(line + "\n") }
            }
            try writeSheets(to: folder, report: report)
            try write(GalleryEntry.all, to: folder, report: report)
        } else if try !showInWindow(GalleryEntry.all) {
            throw CommandError(
                .unavailable,
                "There is no display to show the gallery on; write it to a folder: tally gallery -o FOLDER")
        }
    }

    /// Writes the pictures first and the page last: a folder with a page has all that the page shows.
    @MainActor static func write(
        _ entries: [GalleryEntry], to folder: String, report: (String) -> Void
    ) throws(CommandError) {
        try make(folder)
        for entry in entries {
            for scheme in GalleryScheme.allCases {
                let path = folder + "/" + scheme.file(of: entry)
                do throws(RecordingError) { try GalleryFilm(entry: entry, scheme: scheme).record(to: path) } catch {
                    try Interrupt.check()
                    throw CommandError(error)
                }
                report(path)
            }
        }
        try write(Data(GalleryPage.html(entries).utf8), to: folder + "/index.html", report: report)
    }

    /// Writes the contact sheets of every style in every change, and their page after them.
    @MainActor static func writeSheets(
        of styles: [SheetStyle] = SheetStyle.all, to folder: String, report: (String) -> Void
    ) throws(CommandError) {
        try make(folder)
        for style in styles {
            for change in SheetChange.all {
                for scheme in GalleryScheme.allCases {
                    try Interrupt.check()
                    let sheet = ChangeSheet(style: style, change: change, scheme: scheme)
                    try write(Data(sheet.bitmap().png()), to: folder + "/" + sheet.file, report: report)
                }
            }
        }
        try write(Data(SheetsPage.html().utf8), to: folder + "/" + SheetsPage.file, report: report)
    }

    private static func make(_ folder: String) throws(CommandError) {
        guard !folder.isEmpty else {
            throw CommandError(.usage, "--output cannot be empty; name a folder, such as -o gallery.")
        }
        do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
            let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code.rawValue
            let reason = code.map { " (\(String(cString: strerror($0))))" } ?? ""
            throw CommandError(
                .cannotCreate,
                "The folder \"\(folder)\" cannot be made\(reason); choose another place or a folder that exists.")
        }
    }

    private static func write(_ data: Data, to path: String, report: (String) -> Void) throws(CommandError) {
        do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
            throw CommandError(.inputOutput, "The file \"\(path)\" cannot be written; check the disk and its rights.")
        }
        report(path)
    }

    #if Window
        /// Shows an entry in a window; false if there is no display.
        @MainActor private static func showInWindow(_ entries: [GalleryEntry]) throws(CommandError) -> Bool {
            let size = CGSize(width: 820, height: 800)
            guard let window = try? StageWindow(title: "Tally", size: size, content: { GalleryView(entries: entries) })
            else { return false }
            window.show()
            StageWindow.runLoop { window.isOpen && Interrupt.status == nil }
            window.close()
            if let status = Interrupt.status { throw CommandError(status, "The gallery was closed.") }
            return true
        }
    #else
        @MainActor private static func showInWindow(_ entries: [GalleryEntry]) throws(CommandError) -> Bool { false }
    #endif
}
