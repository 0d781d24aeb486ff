public import Foundation

/// Writes a number with its unit, as `3 m`; see `Measurement.FormatStyle`.
///
/// Foundation has it on Apple's platforms; on Linux it comes with `SwiftUI`.
public final class MeasurementFormatter: Formatter {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's unit, not the region's.
        public static let providedUnit = Self(rawValue: 1 << 0)
        /// In a unit of the region that fits, as kilometers for thousands of meters: which is so without it, too.
        public static let naturalScale = Self(rawValue: 1 << 1)
        /// `25°`
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    public var unitOptions: UnitOptions = []
    public var unitStyle = Formatter.UnitStyle.medium
    /// Nil is the current one.
    public var locale: Locale! = .current
    /// Its digits; its locale is not heeded.
    public var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 3
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A unit that CLDR has no name for is written as its symbol.
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        guard let unit = measurement.unit as? Dimension else {
            return plain(measurement.value, measurement.unit.symbol)
        }
        return text(Measurement(value: measurement.value, unit: unit))
    }

    /// Returns the unit's own name, without a number.
    public func string(from unit: Unit) -> String {
        guard unitStyle == .long, let name = (unit as? Dimension)?.unitName,
            let text = UnitNumber.text(2, skeleton: "unit/\(name) unit-width-full-name latin", locale: usedLocale)
        else { return unit.symbol }
        return text.replacing("2", with: "").trimmingCharacters(in: .whitespaces)
    }

    /// Takes measurements and units.
    public override func string(for obj: Any?) -> String? {
        if let unit = obj as? Unit { return string(from: unit) }
        return (obj as? any AnyMeasurement).map { string(from: $0.ofAnyUnit) }
    }

    private var usedLocale: Locale { locale ?? .current }

    private func text(_ measurement: Measurement<Dimension>) -> String {
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
            return number(measurement.value) + "°"
        }
        guard let name = measurement.unit.unitName else { return plain(measurement.value, measurement.unit.symbol) }
        let text = UnitNumber(
            measurement.value, unit: name, width: width, usage: unitOptions.contains(.providedUnit) ? nil : "default",
            locale: usedLocale)
        return text.text(number) ?? plain(measurement.value, measurement.unit.symbol)
    }

    private var width: String {
        switch unitStyle {
        case .short: "narrow"
        case .long: "full-name"
        default: "short"
        }
    }

    private func plain(_ value: Double, _ symbol: String) -> String {
        number(value) + (unitStyle == .short ? "" : " ") + symbol
    }

    private func number(_ value: Double) -> String {
        let formatter = (numberFormatter.copy() as? NumberFormatter) ?? NumberFormatter()
        formatter.locale = usedLocale
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
}

/// A measurement of some unit.
private protocol AnyMeasurement {
    var ofAnyUnit: Measurement<Unit> { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var ofAnyUnit: Measurement<Unit> { Measurement<Unit>(value: value, unit: unit) }
}
