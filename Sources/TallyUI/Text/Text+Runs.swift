import Foundation
import TallyCore
import TallyScene

extension Text {
    /// Returns the text in runs of one style each, with what it leaves open taken from the environment; without
    /// pictures.
    @MainActor package func runs(in environment: EnvironmentValues) -> [Paragraph.Run] {
        var composer = TextComposer(environment, pictures: nil)
        composer.add(whole: self)
        return composer.runs
    }
}

extension Text.Style {
    /// Returns the style with what a part of a text leaves open as in the whole.
    func inheriting(_ outer: Text.Style) -> Text.Style {
        var style = self
        style.font = font ?? outer.font
        if color == nil, fill == nil {
            style.color = outer.color
            style.fill = outer.fill
        }
        style.isBold = isBold || outer.isBold
        style.isItalic = isItalic || outer.isItalic
        style.weight = weight ?? outer.weight
        style.design = design ?? outer.design
        style.width = width ?? outer.width
        style.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
        style.isMonospaced = isMonospaced || outer.isMonospaced
        style.tracking = tracking != 0 ? tracking : outer.tracking
        style.kerning = kerning != 0 ? kerning : outer.kerning
        style.baselineOffset = baselineOffset != 0 ? baselineOffset : outer.baselineOffset
        style.isUnderlined = isUnderlined || outer.isUnderlined
        style.isStruckThrough = isStruckThrough || outer.isStruckThrough
        style.scale = scale ?? outer.scale
        style.attributes = attributes?.inheriting(outer.attributes) ?? outer.attributes
        return style
    }

    /// Returns what the shaper is asked for: the text's own font or that of the place, and what is said of it.
    @MainActor func request(in environment: EnvironmentValues) -> FontRequest {
        var font = font ?? environment.font ?? .body
        if let weight { font = font.weight(weight) }
        if let width { font = font.width(width) }
        if isBold { font = font.bold() }
        if isItalic { font = font.italic() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        if isMonospaced { font = font.monospaced() }
        var request = font.request(typeSize: environment.dynamicTypeSize)
        if let scale { request.size *= scale.share }
        if let design { request.design = design.request }
        if environment.legibilityWeight == .bold { request.weight = Swift.min(request.weight + 200, 900) }
        return request
    }

    /// Returns the points that its font has between two lines.
    @MainActor func leading(in environment: EnvironmentValues) -> CGFloat {
        (font ?? environment.font ?? .body).leading(environment.dynamicTypeSize)
    }

    @MainActor package func run(_ string: String, _ environment: EnvironmentValues) -> Paragraph.Run {
        let request = request(in: environment)
        let color = ownColor(in: environment)?.rgba
        return Paragraph.Run(
            text: string, font: request, color: color, tracking: Double(tracking != 0 ? tracking : kerning),
            baselineOffset: Double(baselineOffset), isUnderlined: isUnderlined, isStruckThrough: isStruckThrough)
    }
}
