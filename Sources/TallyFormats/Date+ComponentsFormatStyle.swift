public import Foundation

// Foundation on Linux has the type `Date.ComponentsFormatStyle` and its fields, and nothing that makes or uses one.

extension Date.ComponentsFormatStyle {
    /// How numbers and units are written.
    public struct Style: Codable, Hashable, Sendable {
        let name: String

        /// `2 hours, 46 minutes`
        public static var wide: Self { Self(name: "wide") }
        /// `2 hr, 46 min`
        public static var abbreviated: Self { Self(name: "abbreviated") }
        /// `2hr 46min`
        public static var condensedAbbreviated: Self { Self(name: "condensedAbbreviated") }
        /// `2h 46m`
        public static var narrow: Self { Self(name: "narrow") }
        /// `two hours, forty-six minutes`
        public static var spellOut: Self { Self(name: "spellOut") }

        fileprivate var unitsStyle: DateComponentsFormatter.UnitsStyle {
            switch self {
            case .abbreviated: .short
            case .condensedAbbreviated: .brief
            case .narrow: .abbreviated
            case .spellOut: .spellOut
            default: .full
            }
        }
    }
}

/// What lies between two dates, in units of a calendar: what `.components(style:fields:)` and `.timeDuration` make.
///
/// Units of which there are none are left out.
public struct _DateComponentsFormat: Foundation.FormatStyle {
    public typealias Field = Date.ComponentsFormatStyle.Field
    public typealias Style = Date.ComponentsFormatStyle.Style

    public var calendar: Calendar
    public var locale: Locale
    /// Nil is all but weeks.
    public var fields: Set<Field>?
    /// Nil: as positions, `2:46:40`.
    private let written: Style?

    init(_ style: Style?, fields: Set<Field>?) {
        calendar = .autoupdatingCurrent
        locale = .autoupdatingCurrent
        self.fields = fields
        written = style
    }

    public func format(_ dates: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        var calendar = calendar
        calendar.locale = locale
        formatter.calendar = calendar
        formatter.unitsStyle = written?.unitsStyle ?? .positional
        if let fields { formatter.allowedUnits = Self.units(fields) }
        return formatter.string(from: dates.lowerBound, to: dates.upperBound) ?? ""
    }

    private static func units(_ fields: Set<Field>) -> NSCalendar.Unit {
        let known: [(field: Field, unit: NSCalendar.Unit)] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
            (.second, .second),
        ]
        return known.reduce(into: []) { if fields.contains($1.field) { $0.insert($1.unit) } }
    }

    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }

    public func calendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }
}

extension FormatStyle where Self == _DateComponentsFormat {
    /// What lies between two dates in words, `2 hours, 46 minutes`.
    ///
    /// - Parameter fields: the units to write; nil is all but weeks.
    public static func components(
        style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self {
        Self(style, fields: fields)
    }

    /// What lies between two dates, in hours, minutes and seconds: `2:46:40`.
    public static var timeDuration: Self { Self(nil, fields: [.hour, .minute, .second]) }
}
