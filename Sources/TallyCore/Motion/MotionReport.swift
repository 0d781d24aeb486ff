/// What may move of elements, their modifiers and their views, as these tell it themselves: a value, what it is called, and
/// in which unit it reads.
@MainActor
@_spi(Runtime) public struct MotionReport {
    package struct Entry {
        package let name: String
        package let unit: ValueUnit
        package let value: any AnimatedValue
    }

    package private(set) var entries: [Entry] = []

    package init() {}

    /// - Parameter value: left out while it is nil, or has not been given a value yet.
    package mutating func add(_ name: String, _ unit: ValueUnit, _ value: (any AnimatedValue)?) {
        guard let value, value.hasBeenSet else { return }
        entries.append(Entry(name: name, unit: unit, value: value))
    }
}
