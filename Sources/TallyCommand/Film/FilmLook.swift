import SwiftUI
import Tally

/// How a film looks and moves, whatever its size.
@MainActor struct FilmLook {
    let title: String?
    let prefix: String
    let suffix: String
    let format: FilmFormat
    let hasLabels: Bool
    let labelsAreNumbers: Bool
    let color: Color
    /// The colour of title and label.
    let quietColor: Color
    let background: Color.Resolved
    /// The fonts' family; nil is the built-in one.
    let family: String?
    let style: FilmStyle
    /// Of a change, in seconds.
    let duration: Double
    /// How many digits the longest number shows.
    let digits: Int
    /// The motion of what rolls; a label does so even where the number does not.
    let motion: Animation?
    let fade: Animation?

    init(script: Script, settings: RecordSettings) {
        title = settings.title.flatMap { $0.isEmpty ? nil : $0 }
        prefix = settings.prefix
        suffix = settings.suffix
        format = FilmFormat(settings.format, locale: settings.locale, values: script.entries.map(\.value))
        hasLabels = script.entries.contains { !($0.label ?? "").isEmpty }
        labelsAreNumbers = FilmLabel.areNumbers(script)
        color = Color(Color.Resolved(argb: settings.color))
        // A picture with one bit of transparency cannot show a text that is half there: then all texts are of one colour.
        quietColor =
            settings.background >> 24 == 255
            ? Color(.mixture(settings.color, settings.background, share: 0.4)) : color
        background = Color.Resolved(argb: settings.background)
        family = settings.font
        style = settings.style
        duration = settings.duration
        digits =
            script.entries.map { [format] in format.text($0.value).count { $0.wholeNumberValue != nil } }.max() ?? 1
        let rolling = style.rollStyle == nil ? min(duration, FilmStyle.flow.usualDuration) : duration
        motion = settings.style.motion(lasting: rolling)
        fade = settings.style.fade(lasting: rolling)
    }

    /// The most steps that a column of a `PushCounter` makes from one number to the next: ten a pass, and up to nine to its digit.
    var pushSteps: Int { 10 * max(digits, 1) + 9 }

    /// Of the time of its first reel, what each further one of a `ReelNumber` takes longer.
    static let reelStagger = 0.2

    /// What the first reel takes of the time of the last.
    var reelShare: Double { 1 / (1 + Self.reelStagger * Double(max(digits, 1) - 1)) }

    func font(size: CGFloat, weight: Font.Weight) -> Font {
        family.map { Font.custom($0, fixedSize: size).weight(weight) } ?? .system(size: size, weight: weight)
    }
}

extension Color.Resolved {
    /// From 0xAARRGGBB, straight, gamma-encoded sRGB.
    init(argb: UInt32) {
        func part(_ shift: UInt32) -> Float { Float(argb >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), opacity: part(24))
    }

    /// Returns the colour between two that has a share of the second, with the opacity of the first.
    fileprivate static func mixture(_ one: UInt32, _ other: UInt32, share: Float) -> Color.Resolved {
        let (a, b) = (Color.Resolved(argb: one), Color.Resolved(argb: other))
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
        return Color.Resolved(
            red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), opacity: a.opacity)
    }
}
