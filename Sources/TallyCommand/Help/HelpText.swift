/// What `--help` prints.
enum HelpText {
    static let overview = """
        tally: numbers in motion.

        Usage:
          tally record VALUES… -o FILE   make a film of numbers, of a stream or of a column
          tally play VALUES…             play them in a window, or in the terminal
          tally gallery                  every component, in a window or with -o as a page with pictures
          tally preview FILE.swift       a view of your own, in a window or with -o as a film
          tally help COMMAND             every option of one
          tally --version
          tally --generate KIND          \(Generated.kinds.joined(separator: ", ")): manual page, completions

        """

    static let usage = [
        "tally record VALUES… -o FILE [options]",
        "tally record - -o FILE [options]                  one number a line on standard input",
        "tally record --file DATA.csv --column NAME -o FILE [options]",
    ]

    static let playUsage = [
        "tally play VALUES… [options]",
        "tally play - [options]                            the latest number of a stream, as it comes",
        "tally play --file DATA.csv --column NAME [options]",
    ]

    static let numbers = """
        Numbers are read exactly: 5, +5, -5, .5, 1e6; -0 is 0. Marks between digits (1,234), NaN and inf are refused. \
        In files separated by semicolons a comma may be the decimal mark. Rows with an empty cell are left out.
        """

    static let examples = [
        "tally record 0 1234567 --format currency:KRW --locale ko_KR -o won.gif",
        "seq 0 10 100 | tally record - --suffix % --background transparent -o load.apng",
        "tally record --file prices.csv --column price --label year --title Rent -o rent.mp4",
    ]

    static let playExamples = [
        "tally play 0 1234567 --format currency:KRW --locale ko_KR",
        "while sleep 1; do date +%s; done | tally play - --title Seconds",
    ]

    static let player = """
        The numbers live: in a window if there is a display, else in the terminal, which ends with the last number \
        or with Ctrl-C. Of a stream the latest number is shown at once, whatever moves; lines that are no numbers \
        are left out.
        """

    static var record: String {
        text("Make a film of numbers.", usage, Option.record, examples)
    }

    static var play: String {
        text("Play numbers in a window or in the terminal.", playUsage, Option.play, playExamples, more: player)
    }

    static let galleryUsage = [
        "tally gallery [options]                           every component in a window; a click plays it",
        "tally gallery -o FOLDER [options]                 as pictures, with a page that shows them",
    ]

    static let galleryExamples = ["tally gallery -o gallery && xdg-open gallery/index.html"]

    static let exhibition = """
        Every component with its code and its knobs. The page, index.html, needs no server and no script, and has a \
        light and a dark side. It leads to changes.html, a table of contact sheets: each style in numbers that grow, \
        shrink, change their sign, are called off, and come in a stream. Files of an earlier gallery in the folder are replaced; each appears whole or not at all.
        """

    static var gallery: String {
        text(
            "Show every component.", galleryUsage, Option.gallery, galleryExamples, more: exhibition,
            takesNumbers: false)
    }

    static let previewUsage = [
        "tally preview FILE.swift… [options]                what the file previews, in a window",
        "tally preview FOLDER -o FILE [options]            as a film; several files are one program",
        "tally preview FILE.swift --list                   what can be shown",
    ]

    static let previewExamples = [
        "tally preview Counter.swift",
        "tally preview Counter.swift -o counter.gif --size 320x200 --taps \"Add@0.5 Add@1\"",
        "tally preview Sources/App --view Settings -o settings.png --dark",
    ]

    static let theatre = """
        The files are compiled against SwiftUI, Combine and Tally as they are here, with the Swift that the command was \
        built by; the compiler's errors are printed as they are. Nothing is written but the file of -o and, in \
        ~/.cache/tally or $XDG_CACHE_HOME/tally, what was compiled: an unchanged file is not compiled again. A \
        recording is the same in every run.
        """

    static var preview: String {
        text(
            "Show a view of your own.", previewUsage, Option.preview, previewExamples, more: theatre,
            takesNumbers: false)
    }

    private static func text(
        _ purpose: String, _ usage: [String], _ options: [Option], _ examples: [String], more: String = "",
        takesNumbers: Bool = true
    ) -> String {
        var text = "\(purpose)\n\nUsage:\n"
        for line in usage { text += "  \(line)\n" }
        if !more.isEmpty { text += "\n" + wrapped(more, indent: 0) }
        if takesNumbers { text += "\n" + wrapped(numbers, indent: 0) }
        for section in Option.Section.allCases {
            if !options.contains(where: { $0.section == section }) { continue }
            text += "\n\(section.rawValue):\n"
            for option in options where option.section == section {
                let head = (option.short == nil ? "      " : "  ") + option.usage
                let padding = String(repeating: " ", count: max(2, 32 - head.count))
                text += head + padding + wrapped(option.summary, indent: 32).drop { $0 == " " }
            }
        }
        text += "\nExamples:\n"
        for line in examples { text += "  \(line)\n" }
        text += "\nExit status:\n"
        for entry in ExitStatus.table {
            text += "  \(entry.code)\(String(repeating: " ", count: 5 - "\(entry.code)".count))\(entry.meaning)\n"
        }
        return text
    }

    /// Wraps a text into lines of at most 100 characters, each ended.
    private static func wrapped(_ text: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty && indent + line.count + 1 + word.count > 100 {
                lines.append(margin + line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        lines.append(margin + line)
        return lines.joined(separator: "\n") + "\n"
    }
}
