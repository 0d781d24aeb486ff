import Foundation
import TallyScene

extension Text {
    /// The text in runs of one style each, with what it leaves open taken from the environment.
    ///
    /// - Parameter isColoured: whether the colour of the whole is in the runs too.
    @MainActor func runs(in environment: EnvironmentValues, isColoured: Bool = true) -> [Paragraph.Run] {
        var whole = self
        if !isColoured {
            whole.style.color = nil
            whole.style.fill = nil
        }
        var runs: [Paragraph.Run] = []
        whole.collect(into: &runs, environment.textStyle ?? Style(), environment)
        return runs
    }

    @MainActor private func collect(
        into runs: inout [Paragraph.Run], _ outer: Style, _ environment: EnvironmentValues
    ) {
        let style = style.inheriting(outer)
        switch storage {
        case .joined(let a, let b):
            a.collect(into: &runs, style, environment)
            b.collect(into: &runs, style, environment)
        case .verbatim(let string):
            runs.append(style.run(environment.cased(string), environment))
        case .formatted(let formatted):
            runs.append(style.run(environment.cased(formatted.string(locale: environment.locale)), environment))
        case .key(let key):
            runs.append(style.run(environment.cased(key.resolved(locale: environment.locale)), environment))
        }
    }
}

extension Text.Style {
    /// What a part of a text leaves open is as in the whole.
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
        style.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
        style.isMonospaced = isMonospaced || outer.isMonospaced
        style.tracking = tracking != 0 ? tracking : outer.tracking
        style.kerning = kerning != 0 ? kerning : outer.kerning
        style.baselineOffset = baselineOffset != 0 ? baselineOffset : outer.baselineOffset
        style.isUnderlined = isUnderlined || outer.isUnderlined
        style.isStruckThrough = isStruckThrough || outer.isStruckThrough
        return style
    }

    /// What the shaper is asked for: the text's own font or that of the place, and what is said of it.
    @MainActor func request(in environment: EnvironmentValues) -> FontRequest {
        var font = font ?? environment.font ?? .body
        if let weight { font = font.weight(weight) }
        if isBold { font = font.bold() }
        if isItalic { font = font.italic() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        if isMonospaced { font = font.monospaced() }
        var request = font.request(typeSize: environment.dynamicTypeSize)
        if let design { request.design = design.request }
        return request
    }

    @MainActor func run(_ string: String, _ environment: EnvironmentValues) -> Paragraph.Run {
        let request = request(in: environment)
        let color = ownColor(in: environment)?.rgba
        return Paragraph.Run(
            text: string, font: request, color: color, tracking: Double(tracking != 0 ? tracking : kerning),
            baselineOffset: Double(baselineOffset), isUnderlined: isUnderlined, isStruckThrough: isStruckThrough)
    }
}
