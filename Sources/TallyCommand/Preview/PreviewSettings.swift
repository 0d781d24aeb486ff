import Foundation
import SwiftUI
import TallyRecorder
import TallyStage

/// Everything `tally preview` was told, checked.
struct PreviewSettings {
    /// Files and folders, as written.
    var paths: [String]
    /// What to show: a name, or a number of the list.
    var wish: String?
    var swiftVersion = "5"
    /// Nil: a window is opened.
    var output: String?
    var format = RecordingFormat.png
    var frameRate = RecordingFormat.apng.usualFrameRate
    var loops = 0
    var overwrites = true
    /// Points; nil: what the preview asks for, or that of a telephone.
    var size: CGSize?
    /// Seconds; 0...3600.
    var duration: Double
    var actions: [PreviewAction] = []
    var preferences = Preferences()
    /// Whether the person's system has no say in the preferences.
    var hasOwnPreferences = false

    /// Points; that of a telephone.
    static let usualSize = CGSize(width: 390, height: 844)

    init(_ arguments: Arguments) throws(CommandError) {
        paths = arguments.values
        guard !paths.isEmpty else {
            throw CommandError(
                .usage, "It is not said which file to show; write for example tally preview Counter.swift")
        }
        wish = arguments["view"]
        if let text = arguments["swift-version"] {
            guard ["5", "6"].contains(text) else {
                throw CommandError(.usage, "--swift-version cannot be \"\(text)\"; write 5 or 6.")
            }
            swiftVersion = text
        }
        if let text = arguments["size"] {
            let (width, height) = try RecordSettings.size(text)
            size = CGSize(width: width, height: height)
        }
        if let text = arguments["taps"] { actions = try PreviewAction.all(in: text) }
        duration = max(3, (actions.last?.time ?? 0) + 1.5)
        if let text = arguments["duration"] { duration = try RecordSettings.number("duration", text, 0...3600) }
        try readOutput(arguments)
        try readPreferences(arguments)
    }

    private mutating func readOutput(_ arguments: Arguments) throws(CommandError) {
        guard let output = arguments["output"] else {
            let idle = ["taps", "duration", "fps", "loop"].first { arguments[$0] != nil }
            if let idle, !arguments.has("list") {
                throw CommandError(.usage, "--\(idle) belongs to a recording; add for example -o out.gif.")
            }
            return
        }
        self.output = output
        do throws(RecordingError) { format = try RecordingFormat(path: output) } catch { throw CommandError(error) }
        frameRate = format.usualFrameRate
        if let text = arguments["fps"] { frameRate = try RecordSettings.rate(text) }
        if let text = arguments["loop"] { loops = try RecordSettings.loops(text) }
        overwrites = arguments.switches.last { $0 == "force" || $0 == "no-clobber" } != "no-clobber"
    }

    private mutating func readPreferences(_ arguments: Arguments) throws(CommandError) {
        if arguments.has("dark") { preferences.colorScheme = .dark }
        if let text = arguments["type-size"] {
            guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == text }) else {
                let names = DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
                throw CommandError(.usage, "--type-size cannot be \"\(text)\"; write one of \(names).")
            }
            preferences.typeSize = size
        }
        if let text = arguments["locale"] {
            preferences.locale = try RecordSettings.locale(text)
            let isRightToLeft = preferences.locale.language.characterDirection == .rightToLeft
            if isRightToLeft { preferences.layoutDirection = .rightToLeft }
        }
        hasOwnPreferences = preferences != Preferences()
    }
}
