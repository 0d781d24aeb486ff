extension ConstraintSolver {
    /// What does not hold that must, between any two calls; nil where all does. For tests.
    ///
    /// - Complexity: O(symbols + cells · log)
    var violation: String? {
        for slot in tableau.rows.indices where tableau.basics[slot] >= 0 {
            let basic = tableau.basics[slot]
            if tableau.slots[basic] != slot { return "symbol \(basic) does not know its row" }
            if tableau.kinds[basic] == .vacant { return "a row is solved for \(basic), which is not in use" }
            var previous = -1
            for cell in tableau.rows[slot] {
                if cell.symbol <= previous { return "row \(slot) is not sorted" }
                previous = cell.symbol
                if tableau.slots[cell.symbol] >= 0 { return "row \(slot) has \(cell.symbol), which is in the basis" }
                if tableau.kinds[cell.symbol] == .vacant {
                    return "row \(slot) has \(cell.symbol), which is not in use"
                }
                if !tableau.columns[cell.symbol].contains(slot) { return "column \(cell.symbol) misses row \(slot)" }
            }
            let derived = tableau.derivedConstant(of: slot)
            if abs(derived.value - tableau.constants[slot]) > 1e-9 * max(1, derived.size) {
                return "the constant of row \(slot) is not that of its offsets"
            }
            let value = tableau.constants[slot] / max(1, derived.size)
            if tableau.kinds[basic] == .restricted, value < -1e-8 { return "symbol \(basic) is negative" }
            if tableau.kinds[basic] == .fixed, abs(value) > 1e-8 { return "symbol \(basic) is not 0" }
        }
        for symbol in tableau.slots.indices where tableau.slots[symbol] >= 0 {
            if tableau.basics[tableau.slots[symbol]] != symbol {
                return "row \(tableau.slots[symbol]) is not of \(symbol)"
            }
        }
        return violationOfCosts
    }

    /// Costs are compared with those computed from the errors in use.
    private var violationOfCosts: String? {
        for level in tableau.objective.costs.indices {
            var costs = Array(repeating: 0.0, count: tableau.kinds.count)
            for case let record? in records where record.priority == tableau.objective.priorities[level] {
                for symbol in record.relation == .equal ? [record.marker, record.error] : [record.error] {
                    if tableau.slots[symbol] < 0 {
                        costs[symbol] += 1
                    } else {
                        for cell in tableau.rows[tableau.slots[symbol]] { costs[cell.symbol] += cell.coefficient }
                    }
                }
            }
            for (symbol, cost) in costs.enumerated() where abs(cost - tableau.objective.costs[level][symbol]) > 1e-7 {
                return "the cost of \(symbol) at level \(level) is not the sum of its errors"
            }
        }
        return nil
    }
}
