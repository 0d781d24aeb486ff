public import Foundation

/// What a measurement is of: a format chooses the unit by it, and by the locale's region.
///
/// Foundation has it on Apple's platforms; on Linux it comes with `SwiftUI`.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// ICU's name of the usage; nil: the unit stays what it is.
    let name: String?

    init(_ name: String?) { self.name = name }

    /// The unit of the region for measurements of the kind: miles for long ways in the United States.
    public static var general: Self { Self("default") }
    /// The measurement's own unit, whatever the region.
    public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self("food") }
    public static var workout: Self { Self("workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self("person") }
    public static var personHeight: Self { Self("person-height") }
    public static var road: Self { Self("road") }
    public static var focalLength: Self { Self("focal-length") }
    public static var rainfall: Self { Self("rainfall") }
    public static var snowfall: Self { Self("snowfall") }
    public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: Self { Self("baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self("person") }
    public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self("fluid") }
}
