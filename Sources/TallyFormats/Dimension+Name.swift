import Foundation

extension Dimension {
    /// The unit's name in CLDR, as `meter`; nil where it has none, as for a unit of one's own.
    var unitName: String? {
        // Foundation calls both gallons' units mpg.
        if let fuel = self as? UnitFuelEfficiency, fuel.symbol == UnitFuelEfficiency.milesPerImperialGallon.symbol,
            fuel.converter.baseUnitValue(fromValue: 1)
                == UnitFuelEfficiency.milesPerImperialGallon.converter.baseUnitValue(fromValue: 1)
        {
            return "mile-per-gallon-imperial"
        }
        return Self.names[ObjectIdentifier(Swift.type(of: self))]?[symbol]
    }

    private static let names: [ObjectIdentifier: [String: String]] = [
        ObjectIdentifier(UnitAcceleration.self): [
            UnitAcceleration.metersPerSecondSquared.symbol: "meter-per-square-second",
            UnitAcceleration.gravity.symbol: "g-force",
        ],
        ObjectIdentifier(UnitAngle.self): [
            UnitAngle.degrees.symbol: "degree", UnitAngle.arcMinutes.symbol: "arc-minute",
            UnitAngle.arcSeconds.symbol: "arc-second", UnitAngle.radians.symbol: "radian",
            UnitAngle.revolutions.symbol: "revolution",
        ],
        ObjectIdentifier(UnitArea.self): [
            UnitArea.squareKilometers.symbol: "square-kilometer", UnitArea.squareMeters.symbol: "square-meter",
            UnitArea.squareCentimeters.symbol: "square-centimeter", UnitArea.squareInches.symbol: "square-inch",
            UnitArea.squareFeet.symbol: "square-foot", UnitArea.squareYards.symbol: "square-yard",
            UnitArea.squareMiles.symbol: "square-mile", UnitArea.acres.symbol: "acre",
            UnitArea.hectares.symbol: "hectare",
        ],
        ObjectIdentifier(UnitConcentrationMass.self): [
            UnitConcentrationMass.milligramsPerDeciliter.symbol: "milligram-per-deciliter"
        ],
        ObjectIdentifier(UnitDispersion.self): [UnitDispersion.partsPerMillion.symbol: "permillion"],
        ObjectIdentifier(UnitDuration.self): [
            UnitDuration.hours.symbol: "hour", UnitDuration.minutes.symbol: "minute",
            UnitDuration.seconds.symbol: "second", UnitDuration.milliseconds.symbol: "millisecond",
            UnitDuration.microseconds.symbol: "microsecond", UnitDuration.nanoseconds.symbol: "nanosecond",
        ],
        ObjectIdentifier(UnitElectricCurrent.self): [
            UnitElectricCurrent.amperes.symbol: "ampere", UnitElectricCurrent.milliamperes.symbol: "milliampere",
        ],
        ObjectIdentifier(UnitElectricPotentialDifference.self): [
            UnitElectricPotentialDifference.volts.symbol: "volt"
        ],
        ObjectIdentifier(UnitElectricResistance.self): [UnitElectricResistance.ohms.symbol: "ohm"],
        ObjectIdentifier(UnitEnergy.self): [
            UnitEnergy.kilojoules.symbol: "kilojoule", UnitEnergy.joules.symbol: "joule",
            UnitEnergy.kilocalories.symbol: "kilocalorie", UnitEnergy.calories.symbol: "calorie",
            UnitEnergy.kilowattHours.symbol: "kilowatt-hour",
        ],
        ObjectIdentifier(UnitFrequency.self): [
            UnitFrequency.gigahertz.symbol: "gigahertz", UnitFrequency.megahertz.symbol: "megahertz",
            UnitFrequency.kilohertz.symbol: "kilohertz", UnitFrequency.hertz.symbol: "hertz",
        ],
        ObjectIdentifier(UnitFuelEfficiency.self): [
            UnitFuelEfficiency.litersPer100Kilometers.symbol: "liter-per-100-kilometer",
            UnitFuelEfficiency.milesPerGallon.symbol: "mile-per-gallon",
        ],
        ObjectIdentifier(UnitIlluminance.self): [UnitIlluminance.lux.symbol: "lux"],
        ObjectIdentifier(UnitInformationStorage.self): [
            UnitInformationStorage.bits.symbol: "bit", UnitInformationStorage.bytes.symbol: "byte",
            UnitInformationStorage.kilobits.symbol: "kilobit", UnitInformationStorage.kilobytes.symbol: "kilobyte",
            UnitInformationStorage.megabits.symbol: "megabit", UnitInformationStorage.megabytes.symbol: "megabyte",
            UnitInformationStorage.gigabits.symbol: "gigabit", UnitInformationStorage.gigabytes.symbol: "gigabyte",
            UnitInformationStorage.terabits.symbol: "terabit", UnitInformationStorage.terabytes.symbol: "terabyte",
            UnitInformationStorage.petabytes.symbol: "petabyte",
        ],
        ObjectIdentifier(UnitLength.self): [
            UnitLength.kilometers.symbol: "kilometer", UnitLength.meters.symbol: "meter",
            UnitLength.decimeters.symbol: "decimeter", UnitLength.centimeters.symbol: "centimeter",
            UnitLength.millimeters.symbol: "millimeter", UnitLength.micrometers.symbol: "micrometer",
            UnitLength.nanometers.symbol: "nanometer", UnitLength.picometers.symbol: "picometer",
            UnitLength.inches.symbol: "inch", UnitLength.feet.symbol: "foot", UnitLength.yards.symbol: "yard",
            UnitLength.miles.symbol: "mile", UnitLength.scandinavianMiles.symbol: "mile-scandinavian",
            UnitLength.lightyears.symbol: "light-year", UnitLength.nauticalMiles.symbol: "nautical-mile",
            UnitLength.fathoms.symbol: "fathom", UnitLength.furlongs.symbol: "furlong",
            UnitLength.astronomicalUnits.symbol: "astronomical-unit", UnitLength.parsecs.symbol: "parsec",
        ],
        ObjectIdentifier(UnitMass.self): [
            UnitMass.kilograms.symbol: "kilogram", UnitMass.grams.symbol: "gram",
            UnitMass.milligrams.symbol: "milligram", UnitMass.micrograms.symbol: "microgram",
            UnitMass.ounces.symbol: "ounce", UnitMass.pounds.symbol: "pound", UnitMass.stones.symbol: "stone",
            UnitMass.metricTons.symbol: "tonne", UnitMass.shortTons.symbol: "ton", UnitMass.carats.symbol: "carat",
            UnitMass.ouncesTroy.symbol: "ounce-troy",
        ],
        ObjectIdentifier(UnitPower.self): [
            UnitPower.gigawatts.symbol: "gigawatt", UnitPower.megawatts.symbol: "megawatt",
            UnitPower.kilowatts.symbol: "kilowatt", UnitPower.watts.symbol: "watt",
            UnitPower.milliwatts.symbol: "milliwatt", UnitPower.horsepower.symbol: "horsepower",
        ],
        ObjectIdentifier(UnitPressure.self): [
            UnitPressure.hectopascals.symbol: "hectopascal", UnitPressure.kilopascals.symbol: "kilopascal",
            UnitPressure.megapascals.symbol: "megapascal", UnitPressure.bars.symbol: "bar",
            UnitPressure.millibars.symbol: "millibar", UnitPressure.inchesOfMercury.symbol: "inch-ofhg",
            UnitPressure.millimetersOfMercury.symbol: "millimeter-ofhg",
            UnitPressure.newtonsPerMetersSquared.symbol: "pascal",
            UnitPressure.poundsForcePerSquareInch.symbol: "pound-force-per-square-inch",
        ],
        ObjectIdentifier(UnitSpeed.self): [
            UnitSpeed.metersPerSecond.symbol: "meter-per-second",
            UnitSpeed.kilometersPerHour.symbol: "kilometer-per-hour", UnitSpeed.milesPerHour.symbol: "mile-per-hour",
            UnitSpeed.knots.symbol: "knot",
        ],
        ObjectIdentifier(UnitTemperature.self): [
            UnitTemperature.kelvin.symbol: "kelvin", UnitTemperature.celsius.symbol: "celsius",
            UnitTemperature.fahrenheit.symbol: "fahrenheit",
        ],
        ObjectIdentifier(UnitVolume.self): [
            UnitVolume.liters.symbol: "liter", UnitVolume.milliliters.symbol: "milliliter",
            UnitVolume.deciliters.symbol: "deciliter", UnitVolume.centiliters.symbol: "centiliter",
            UnitVolume.megaliters.symbol: "megaliter", UnitVolume.cubicKilometers.symbol: "cubic-kilometer",
            UnitVolume.cubicMeters.symbol: "cubic-meter", UnitVolume.cubicCentimeters.symbol: "cubic-centimeter",
            UnitVolume.cubicInches.symbol: "cubic-inch", UnitVolume.cubicFeet.symbol: "cubic-foot",
            UnitVolume.cubicYards.symbol: "cubic-yard", UnitVolume.cubicMiles.symbol: "cubic-mile",
            UnitVolume.acreFeet.symbol: "acre-foot", UnitVolume.teaspoons.symbol: "teaspoon",
            UnitVolume.tablespoons.symbol: "tablespoon", UnitVolume.fluidOunces.symbol: "fluid-ounce",
            UnitVolume.cups.symbol: "cup", UnitVolume.pints.symbol: "pint", UnitVolume.quarts.symbol: "quart",
            UnitVolume.gallons.symbol: "gallon", UnitVolume.metricCups.symbol: "cup-metric",
        ],
    ]
}

#if DEBUG
    extension Dimension {
        static var allNames: [String] { names.values.flatMap(\.values).sorted() }
    }
#endif
