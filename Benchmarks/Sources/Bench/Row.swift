import Foundation

/// One line of the table.
struct Row {
    let name: String
    let measured: String
    var budget = ""
    var isWithin: Bool?

    /// A figure that may be up to `budget`.
    init(_ name: String, _ value: Double, _ unit: String, budget: Double? = nil, digits: Int = 2) {
        self.name = name
        measured = Self.text(value, unit, digits)
        guard let budget else { return }
        self.budget = "≤ " + Self.text(budget, unit, budget == budget.rounded() ? 0 : 1)
        isWithin = value <= budget
    }

    /// A figure that has to be at least `atLeast`.
    init(_ name: String, _ value: Double, _ unit: String, atLeast: Double) {
        self.name = name
        measured = Self.text(value, unit, 0)
        budget = "≥ " + Self.text(atLeast, unit, 0)
        isWithin = value >= atLeast
    }

    init(_ name: String, _ measured: String) {
        self.name = name
        self.measured = measured
    }

    private static func text(_ value: Double, _ unit: String, _ digits: Int) -> String {
        String(format: "%.\(digits)f", value) + (unit.isEmpty ? "" : " " + unit)
    }

    var markdown: String {
        "| \(name) | \(measured) | \(budget) | \(isWithin.map { $0 ? "ok" : "**over**" } ?? "") |"
    }
}
