import Foundation
import TallyRecorder

/// Everything `tally record` or `tally play` was told, checked.
struct RecordSettings {
    /// Of so many numbers only the first is shown; 1 or more.
    var every = 1
    var style = FilmStyle.flow
    var format = NumberFormat.decimal
    var locale = Locale(identifier: "en_US")
    var prefix = ""
    var suffix = ""
    var title: String?
    /// Seconds; 0...3600.
    var hold = 0.8
    /// Seconds; 0...3600. The style's usual one unless it was given.
    var duration = FilmStyle.flow.usualDuration
    /// Pixels; 1...16,384.
    var width = 640
    var height = 360
    /// The font's name; nil is the built-in font.
    var font: String?
    /// Pixels; 1...4000.
    var fontSize = 96.0
    /// 0xAARRGGBB, straight.
    var color: UInt32 = 0xFF00_0000
    var background: UInt32 = 0xFFFF_FFFF

    var output: String
    var recordingFormat: RecordingFormat
    var frameRate: FrameRate
    var loops = 0
    var overwrites = true

    /// What `tally play` was told: there is no file, and frames come as fast as the display shows them.
    init(playing arguments: Arguments) throws(CommandError) {
        output = ""
        recordingFormat = .png
        frameRate = RecordingFormat.apng.usualFrameRate
        try readMotion(arguments)
        try readLook(arguments)
    }

    init(_ arguments: Arguments) throws(CommandError) {
        guard let output = arguments["output"] else {
            throw CommandError(.usage, "It is not said which file to make; add for example -o out.gif")
        }
        self.output = output
        do throws(RecordingError) { recordingFormat = try RecordingFormat(path: output) } catch {
            throw CommandError(error)
        }
        frameRate = recordingFormat.usualFrameRate
        try readMotion(arguments)
        try readLook(arguments)
        overwrites = arguments.switches.last { $0 == "force" || $0 == "no-clobber" } != "no-clobber"
        if background >> 24 < 255 && !recordingFormat.keepsTransparency {
            throw CommandError(
                .usage,
                "A .\(recordingFormat.rawValue) file cannot have a see-through --background; "
                    + "choose an opaque colour, or make an .apng or .gif.")
        }
    }

    private mutating func readMotion(_ arguments: Arguments) throws(CommandError) {
        if let text = arguments["style"] {
            guard let known = FilmStyle(rawValue: text) else {
                throw CommandError(.usage, "--style cannot be \"\(text)\"; write one of \(FilmStyle.list).")
            }
            style = known
            duration = known.usualDuration
        }
        if let text = arguments["hold"] { hold = try Self.number("hold", text, 0...3600) }
        if let text = arguments["duration"] { duration = try Self.number("duration", text, 0...3600) }
        if let text = arguments["every"] {
            guard let count = Int(text), count > 0 else {
                throw CommandError(.usage, "--every cannot be \"\(text)\"; write a whole number above 0.")
            }
            every = count
        }
        if let text = arguments["loop"] { loops = try Self.loops(text) }
        if let text = arguments["fps"] { frameRate = try Self.rate(text) }
    }

    private mutating func readLook(_ arguments: Arguments) throws(CommandError) {
        if let text = arguments["format"] { format = try NumberFormat(text) }
        if let text = arguments["locale"] { locale = try Self.locale(text) }
        prefix = arguments["prefix"] ?? prefix
        suffix = arguments["suffix"] ?? suffix
        title = arguments["title"]
        font = arguments["font"]
        if let text = arguments["size"] { (width, height) = try Self.size(text) }
        if let text = arguments["font-size"] { fontSize = try Self.number("font-size", text, 1...4000) }
        if let text = arguments["color"] { color = try ColorText.named("color", text) }
        if let text = arguments["background"] { background = try ColorText.named("background", text) }
    }
}
