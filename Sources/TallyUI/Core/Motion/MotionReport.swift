/// What may move of elements, their modifiers and their views, as these tell it themselves: a value, what it is called, and
/// in which unit it reads.
@MainActor
struct MotionReport {
    struct Entry {
        let name: String
        let unit: ValueUnit
        let value: any AnimatedValue
    }

    private(set) var entries: [Entry] = []

    /// - Parameter value: left out while it is nil, or has not been given a value yet.
    mutating func add(_ name: String, _ unit: ValueUnit, _ value: (any AnimatedValue)?) {
        guard let value, value.hasBeenSet else { return }
        entries.append(Entry(name: name, unit: unit, value: value))
    }
}
