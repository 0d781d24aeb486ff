import Foundation

/// So many of a calendar's unit.
struct DurationPart {
    let component: Calendar.Component
    var value: Double

    /// The unit's name in CLDR.
    var name: String {
        switch component {
        case .year: "year"
        case .month: "month"
        case .weekOfMonth: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        default: "second"
        }
    }

    /// About how many of it there are in the next larger unit.
    var perLarger: Double {
        switch component {
        case .month: 12
        case .weekOfMonth: 4
        case .day: 30
        case .hour: 24
        default: 60
        }
    }
}

extension DateComponentsFormatter {
    func written(_ parts: [DurationPart], _ isNegative: Bool) -> String {
        let locale = usedCalendar.locale ?? .current
        let sign = isNegative ? "-" : ""
        let text: String
        switch unitsStyle {
        case .positional: text = positional(parts, locale)
        case .abbreviated: text = list(parts, "narrow", .narrow, locale)
        case .short: text = list(parts, "short", .short, locale)
        case .full: text = list(parts, "full-name", .wide, locale)
        case .brief:
            let items = parts.map { item($0, "short", locale).replacing(" ", with: "").replacing("\u{A0}", with: "") }
            text = UnitList.text(items, .narrow, locale: locale)
        case .spellOut: text = spelled(parts, locale)
        }
        return phrased(sign + text, locale)
    }

    private func positional(_ parts: [DurationPart], _ locale: Locale) -> String {
        let number = FloatingPointFormatStyle<Double>.number.locale(locale).grouping(.never)
        let isPadded = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            let isTwoDigits = part.component == .minute || part.component == .second || part.component == .hour
            let least = isTwoDigits && (index > 0 || isPadded) ? 2 : 1
            return number.precision(.integerAndFractionLength(integerLimits: least..., fractionLimits: 0...0)).format(
                part.value)
        }.joined(separator: ":")
    }

    private func item(_ part: DurationPart, _ width: String, _ locale: Locale) -> String {
        UnitNumber.text(part.value, skeleton: "unit/\(part.name) unit-width-\(width)", locale: locale)
            ?? "\(Int(part.value)) \(part.name)"
    }

    private func list(_ parts: [DurationPart], _ width: String, _ listWidth: UnitList.Width, _ locale: Locale) -> String
    {
        UnitList.text(parts.map { item($0, width, locale) }, listWidth, locale: locale)
    }

    private func spelled(_ parts: [DurationPart], _ locale: Locale) -> String {
        let speller = NumberFormatter()
        speller.numberStyle = .spellOut
        speller.locale = locale
        let items = parts.map { part in
            let text = item(part, "full-name", locale)
            guard let words = speller.string(from: NSNumber(value: part.value)),
                let place = text.range(of: #"\p{N}[\p{N}.,\u00A0\u202F’]*"#, options: .regularExpression)
            else { return text }
            return text.replacingCharacters(in: place, with: words)
        }
        return UnitList.text(items, .wide, locale: locale)
    }

    private func phrased(_ text: String, _ locale: Locale) -> String {
        guard locale.language.languageCode?.identifier == "en" else { return text }
        var text = text
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }
}
