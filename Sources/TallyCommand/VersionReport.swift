import TallyStage

/// What `tally --version` says: the version, and what besides it a film's bytes depend on.
///
/// Two machines of one architecture that print the same make the same bytes of the same command.
enum VersionReport {
    static func text(version: String) -> String {
        var lines = ["tally \(version)", "", "A film's bytes depend on this version, and on:"]
        lines += ["  architecture  \(architecture)"]
        lines += StageLibraries.versions.map { row($0.name, $0.version) }
        lines += ["", "Fonts, where the one in the command has no such letters:"]
        lines += StageLibraries.fonts.map { row($0.letters, $0.font) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ name: String, _ value: String) -> String {
        "  " + name + String(repeating: " ", count: max(1, 14 - name.count)) + value
    }

    private static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "another"
        #endif
    }
}
