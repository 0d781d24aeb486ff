import SwiftUI

extension Option {
    static let record = table.filter { $0.use.contains(.record) }
    static let play = table.filter { $0.use.contains(.play) }
    static let gallery = table.filter { $0.use.contains(.gallery) }
    static let preview = table.filter { $0.use.contains(.preview) }

    /// Every option. Help, manual, completions and parser are made from this table alone.
    static let table: [Option] = [
        Option(
            name: "file", section: .numbers, value: .file, placeholder: "DATA.csv",
            summary: "Read the numbers from a CSV file; - is standard input"),
        Option(
            name: "column", section: .numbers, placeholder: "NAME|INDEX",
            summary: "The column with the numbers, by its heading or counted from 1"),
        Option(
            name: "label", section: .numbers, placeholder: "NAME|INDEX",
            summary: "A column whose text is shown under the number and changes with it"),
        Option(
            name: "every", section: .numbers, placeholder: "COUNT",
            summary: "Take the first of every COUNT numbers, and the last (default: 1)"),
        Option(
            name: "view", section: .subject, placeholder: "NAME|NUMBER",
            summary:
                "Show the preview or the view of this name, or of this number in --list; of a PreviewProvider, "
                + "Provider.Name or Provider.2 (default: the first #Preview, else the PreviewProvider's first, the App, "
                + "the only View)", use: .preview),
        Option(
            name: "list", section: .subject, value: .none, summary: "List what can be shown, and show nothing",
            use: .preview),
        Option(
            name: "taps", section: .subject, placeholder: "ACTIONS",
            summary: "What a person does while it is recorded: LABEL@SECONDS, tap:X,Y@SECONDS, type:TEXT@SECONDS, "
                + "key:NAME@SECONDS, drag:X,Y>X,Y@SECONDS, hold:X,Y@SECONDS or hold:X,Y>X,Y@SECONDS, one after another",
            use: .preview),
        Option(
            name: "swift-version", section: .subject, value: .oneOf(["5", "6"]), placeholder: "MODE",
            summary: "The language mode to compile in (default: 5, as in Xcode's projects)", use: .preview),
        Option(
            name: "style", section: .motion, value: .oneOf(FilmStyle.allCases.map(\.rawValue)), placeholder: "STYLE",
            summary: "How one number becomes the next: " + FilmStyle.list + " (default: flow)"),
        Option(
            name: "hold", section: .motion, placeholder: "SECONDS",
            summary: "How long each number rests (default: 0.8)"),
        Option(
            name: "duration", section: .motion, placeholder: "SECONDS",
            summary: "How long each change takes (default: 0.9; per-digit 0.07, count 2, push and reel 3)"),
        Option(
            name: "duration", section: .motion, placeholder: "SECONDS",
            summary: "How long to record (default: 3, or 1.5 after the last action)", use: .preview),
        Option(
            name: "format", section: .look, value: .oneOf(NumberFormat.examples), placeholder: "FORMAT",
            summary: "decimal, percent (0.25 is 25%), compact, or currency:CODE such as currency:KRW (default: decimal)"
        ),
        Option(
            name: "locale", section: .look, placeholder: "LOCALE",
            summary: "Whose digits and separators to use, such as ko_KR (default: en_US)", use: [.both, .preview]),
        Option(name: "prefix", section: .look, placeholder: "TEXT", summary: "Text before the number"),
        Option(name: "suffix", section: .look, placeholder: "TEXT", summary: "Text after the number"),
        Option(name: "title", section: .look, placeholder: "TEXT", summary: "A line above the number"),
        Option(
            name: "size", section: .look, placeholder: "WIDTHxHEIGHT",
            summary: "The picture in pixels, each side 1 to 16384 (default: 640x360)"),
        Option(
            name: "size", section: .look, placeholder: "WIDTHxHEIGHT",
            summary: "The picture in points, each side 1 to 16384 (default: what the preview asks for, or 390x844)",
            use: .preview),
        Option(name: "dark", section: .look, value: .none, summary: "Show it in the dark", use: .preview),
        Option(
            name: "type-size", section: .look, value: .oneOf(DynamicTypeSize.allCases.map { "\($0)" }),
            placeholder: "SIZE", summary: "The person's text size: xSmall, small, … accessibility5 (default: large)",
            use: .preview),
        Option(
            name: "font", section: .look, placeholder: "NAME",
            summary: "The font family (default: the built-in one)"),
        Option(
            name: "font-size", section: .look, placeholder: "PIXELS",
            summary: "The height of the number's font, 1 to 4000; smaller where the widest would not fit (default: 96)"),
        Option(
            name: "color", section: .look, placeholder: "COLOR",
            summary: "The number's colour: #RGB, #RRGGBB, #RRGGBBAA or a name such as black (default: black)"),
        Option(
            name: "background", section: .look, placeholder: "COLOR",
            summary: "The ground's colour, or transparent (default: white)"),
        Option(
            name: "output", short: "o", section: .output, value: .file, placeholder: "FILE",
            summary: "What to make: out.gif, .apng, .png (the last picture), .webm, .mp4, or frames/%04d.png",
            use: .record),
        Option(
            name: "output", short: "o", section: .output, value: .file, placeholder: "FILE",
            summary:
                "What to make: out.gif, .apng, .png (the last picture), .webm, .mp4, or frames/%04d.png; without it "
                + "a window is opened", use: .preview),
        Option(
            name: "output", short: "o", section: .output, value: .file, placeholder: "FOLDER",
            summary: "Where to put the pictures and the page; without it a window is opened", use: .gallery),
        Option(
            name: "fps", section: .output, placeholder: "RATE",
            summary: "Frames a second, 0.1 to 1000 (default: 60; for GIF 50, the most it can do)", use: .films),
        Option(
            name: "loop", section: .output, placeholder: "COUNT",
            summary: "How many times GIF and APNG are shown; 0 is for ever (default: 0)", use: .films),
        Option(
            name: "force", section: .output, value: .none,
            summary: "Replace a file that exists (the default; undoes --no-clobber)", use: .films),
        Option(
            name: "no-clobber", section: .output, value: .none, summary: "Leave a file that exists alone and fail",
            use: .films),
        Option(
            name: "terminal", section: .output, value: .none,
            summary: "Play in the terminal even where there is a display", use: .play),
        Option(
            name: "progress", section: .other, value: .none,
            summary: "Report progress on standard error even when that is no terminal", use: .films),
        Option(
            name: "quiet", short: "q", section: .other, value: .none, summary: "Report nothing but errors", use: .all),
        Option(name: "help", short: "h", section: .other, value: .none, summary: "Show this help", use: .all),
        Option(name: "version", section: .other, value: .none, summary: "Show the version", use: .all),
        Option(
            name: "generate", section: .other, value: .oneOf(Generated.kinds), placeholder: "KIND",
            summary: "Print the manual page or a shell's completions: " + Generated.kinds.joined(separator: ", ")),
    ]
}
