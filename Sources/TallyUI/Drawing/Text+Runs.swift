import Foundation
import TallyScene

extension Text {
    /// The text in runs of one style each, with what it leaves open taken from the environment.
    @MainActor func runs(in environment: EnvironmentValues) -> [Paragraph.Run] {
        var runs: [Paragraph.Run] = []
        collect(into: &runs, Style(), environment, isWhole: true)
        return runs
    }

    @MainActor private func collect(
        into runs: inout [Paragraph.Run], _ outer: Style, _ environment: EnvironmentValues, isWhole: Bool
    ) {
        let style = style.inheriting(outer)
        switch storage {
        case .joined(let a, let b):
            a.collect(into: &runs, style, environment, isWhole: false)
            b.collect(into: &runs, style, environment, isWhole: false)
        case .verbatim(let string):
            runs.append(style.run(string, environment))
        case .formatted(let formatted):
            runs.append(style.run(formatted.string(locale: environment.locale), environment))
        case .key(let key):
            runs.append(style.run(key.resolved(locale: environment.locale), environment))
        }
    }
}

extension Text.Style {
    /// What a part of a text leaves open is as in the whole.
    func inheriting(_ outer: Text.Style) -> Text.Style {
        var style = self
        style.font = font ?? outer.font
        style.color = color ?? outer.color
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

    @MainActor func run(_ string: String, _ environment: EnvironmentValues) -> Paragraph.Run {
        var font = font ?? environment.font ?? .body
        if let weight { font = font.weight(weight) }
        if isBold { font = font.bold() }
        if isItalic { font = font.italic() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        if isMonospaced { font = font.monospaced() }
        var request = font.request(typeSize: environment.dynamicTypeSize)
        if let design { request.design = design.request }
        let color = (color ?? nil).map { $0.resolve(in: environment).rgba }
        return Paragraph.Run(
            text: string, font: request, color: color, tracking: Double(tracking != 0 ? tracking : kerning),
            baselineOffset: Double(baselineOffset), isUnderlined: isUnderlined, isStruckThrough: isStruckThrough)
    }
}
