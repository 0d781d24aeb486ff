/// The manual page, in the language of `man`.
enum ManualPage {
    static var text: String {
        var text = """
            .TH TALLY 1 "" "tally \(Command.version)" "User Commands"
            .SH NAME
            tally \\- numbers in motion
            .SH SYNOPSIS
            .nf

            """
        for line in HelpText.usage + HelpText.playUsage + HelpText.galleryUsage + HelpText.previewUsage {
            text += escaped(line) + "\n"
        }
        text += """
            tally help record|play|gallery|preview
            tally \\-\\-generate \(Generated.kinds.joined(separator: "|"))
            .fi
            .SH DESCRIPTION
            \\fBrecord\\fR makes a film of numbers that roll from one to the next.
            The file appears whole or not at all.
            .PP
            \\fBplay\\fR shows them. \(escaped(HelpText.player))
            .PP
            \\fBgallery\\fR takes the options \\fB\\-\\-output\\fR, \\fB\\-\\-quiet\\fR, \\fB\\-\\-help\\fR and \\fB\\-\\-version\\fR alone.
            \(escaped(HelpText.exhibition))
            .PP
            \\fBpreview\\fR shows a person's own file. \(escaped(HelpText.theatre))
            .PP
            \(escaped(HelpText.numbers))

            """
        for section in Option.Section.allCases {
            text += ".SH \(section == .other ? "OTHER OPTIONS" : section.rawValue.uppercased())\n"
            for option in Option.table where option.section == section {
                let names = (option.short.map { "\\fB\\-\($0)\\fR, " } ?? "") + "\\fB\(escaped("--" + option.name))\\fR"
                text += ".TP\n\(names)\(option.takesValue ? " \\fI\(escaped(option.placeholder))\\fR" : "")\n"
                let isUsual = option.use.isSuperset(of: .both)
                let only = isUsual ? "" : " Only with \(option.use.words.joined(separator: " and "))."
                text += escaped(option.summary) + ".\(only)\n"
            }
        }
        text += ".SH EXIT STATUS\n"
        for entry in ExitStatus.table { text += ".TP\n\(entry.code)\n\(escaped(entry.meaning))\n" }
        text += ".SH EXAMPLES\n.nf\n"
        for line in HelpText.examples + HelpText.playExamples + HelpText.galleryExamples + HelpText.previewExamples {
            text += escaped(line) + "\n"
        }
        return text + ".fi\n.SH SEE ALSO\n.BR ffmpeg (1)\n"
    }

    private static func escaped(_ text: String) -> String {
        let marked = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        let plain = marked.unicodeScalars.map { scalar in
            scalar.isASCII ? String(scalar) : "\\[u\(String(scalar.value, radix: 16, uppercase: true))]"
        }.joined()
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
