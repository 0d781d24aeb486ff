public import Foundation

extension Measurement where UnitType: Dimension {
    /// A number and its unit in the words of a locale, and in its region's unit where the usage says so.
    ///
    /// Foundation has it on Apple's platforms; on Linux it comes with `SwiftUI`. A unit that has no name in CLDR, as one of your own, is
    /// written as its symbol after the number. The data is ICU's, as in Foundation's other formats.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of the unit is written: `3 meters`, `3 m`, `3m`.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let name: String

            public static var wide: Self { Self(name: "full-name") }
            public static var abbreviated: Self { Self(name: "short") }
            public static var narrow: Self { Self(name: "narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        /// Nil is `general`.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; its locale is not heeded. Nil: rounded as the unit's usage wants it.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType>? = nil,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ measurement: Measurement<UnitType>) -> String {
            let usage = usage ?? .general
            let dimension = measurement.unit as Dimension
            guard let name = dimension.unitName else { return plain(measurement) }
            let number = UnitNumber(measurement.value, unit: name, width: width.name, usage: usage.name, locale: locale)
            guard let numberFormatStyle else { return number.text ?? plain(measurement) }
            return number.text { numberFormatStyle.locale(locale).format($0) } ?? plain(measurement)
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }

        private func plain(_ measurement: Measurement<UnitType>) -> String {
            let style = (numberFormatStyle ?? FloatingPointFormatStyle<Double>()).locale(locale)
            let space = width == .narrow ? "" : " "
            return style.format(measurement.value) + space + measurement.unit.symbol
        }
    }
}

extension Measurement where UnitType: Dimension {
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }

    /// Returns the measurement in its region's unit, abbreviated.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
