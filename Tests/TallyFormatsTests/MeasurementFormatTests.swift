import Foundation
import Testing

@testable import TallyFormats

@Suite struct MeasurementFormatTests {
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")
    private let korean = Locale(identifier: "ko_KR")

    private func text<U: Dimension>(
        _ value: Double, _ unit: U, _ width: Measurement<U>.FormatStyle.UnitWidth, _ locale: Locale,
        _ usage: MeasurementFormatUnitUsage<U>? = .asProvided, _ style: FloatingPointFormatStyle<Double>? = nil
    ) -> String {
        Measurement(value: value, unit: unit).formatted(
            Measurement<U>.FormatStyle(width: width, locale: locale, usage: usage, numberFormatStyle: style))
    }

    @Test func `the width says how much of the unit is written`() {
        #expect(text(3, UnitLength.meters, .wide, american) == "3 meters")
        #expect(text(3, UnitLength.meters, .abbreviated, american) == "3 m")
        #expect(text(3, UnitLength.meters, .narrow, american) == "3m")
        #expect(text(1, UnitLength.meters, .wide, american) == "1 meter")
    }

    @Test func `the locale's words, digits and marks`() {
        #expect(text(1234.5, UnitLength.kilometers, .wide, german) == "1.234,5 Kilometer")
        #expect(text(3, UnitMass.kilograms, .wide, korean) == "3킬로그램")
        #expect(text(25, UnitTemperature.celsius, .abbreviated, american) == "25°C")
        #expect(text(3, UnitLength.meters, .wide, Locale(identifier: "ar_EG")).contains("٣"))
    }

    @Test func `a usage chooses the region's unit and its rounding`() {
        #expect(text(70, UnitMass.kilograms, .wide, american, .personWeight) == "154 pounds")
        #expect(text(70, UnitMass.kilograms, .wide, german, .personWeight) == "70 Kilogramm")
        #expect(text(5, UnitLength.kilometers, .abbreviated, american, .road) == "3.1 mi")
        #expect(text(20, UnitTemperature.celsius, .abbreviated, american, .weather) == "68°F")
        #expect(text(20, UnitTemperature.celsius, .abbreviated, german, .weather) == "20 °C")
        #expect(text(5, UnitLength.kilometers, .abbreviated, american, nil) == "3.1 mi")
        #expect(text(5, UnitLength.kilometers, .abbreviated, korean, nil) == "5km")
    }

    @Test func `a number style of its own stands where the number does`() {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
        #expect(text(3, UnitLength.meters, .wide, american, .asProvided, style) == "3.00 meters")
        #expect(text(1234.5, UnitLength.meters, .abbreviated, german, .asProvided, style) == "1.234,50 m")
        #expect(text(5, UnitLength.kilometers, .abbreviated, american, .road, style) == "3.11 mi")
        #expect(text(-5, UnitTemperature.celsius, .abbreviated, american, .weather, style) == "23.00°F")
    }

    @Test func `every unit of Foundation's that CLDR knows is written in its words`() {
        let units: [Dimension] = [
            UnitAcceleration.gravity, UnitAngle.arcMinutes, UnitArea.acres,
            UnitConcentrationMass.milligramsPerDeciliter,
            UnitDispersion.partsPerMillion, UnitDuration.hours, UnitElectricCurrent.amperes,
            UnitElectricPotentialDifference.volts, UnitElectricResistance.ohms, UnitEnergy.kilowattHours,
            UnitFrequency.hertz, UnitFuelEfficiency.milesPerGallon, UnitIlluminance.lux,
            UnitInformationStorage.megabytes, UnitLength.lightyears, UnitMass.stones, UnitPower.horsepower,
            UnitPressure.inchesOfMercury, UnitSpeed.knots, UnitTemperature.kelvin, UnitVolume.tablespoons,
        ]
        for unit in units { #expect(unit.unitName != nil, "\(unit.symbol)") }
        for name in Dimension.allNames {
            let text = UnitNumber.text(2, skeleton: "unit/\(name) unit-width-full-name", locale: american)
            #expect(text?.hasPrefix("2 ") == true || text?.hasPrefix("2") == true, "\(name): \(text ?? "none")")
            #expect(text.map { $0.count > 2 } == true, "\(name)")
        }
    }

    @Test func `a unit of one's own is written by its symbol`() {
        let unit = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
        #expect(text(364.4, unit, .wide, german) == "364,4 smoot")
        #expect(text(364.4, unit, .narrow, american) == "364.4smoot")
    }

    @Test func `what is not a number is written as ICU writes it, and nothing traps`() {
        for value in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, Double.leastNonzeroMagnitude, -0.0] {
            #expect(!text(value, UnitLength.meters, .wide, american).isEmpty)
            #expect(!text(value, UnitLength.meters, .wide, american, .road, .number).isEmpty)
        }
    }

    @Test func `the short forms`() {
        let run = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(run.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "5 kilometers")
        #expect(run.formatted(.measurement(width: .abbreviated, usage: .road).locale(american)) == "3.1 mi")
        #expect(!run.formatted().isEmpty)
    }
}
