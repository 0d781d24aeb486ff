extension ConstraintSolver {
    static let editsUntilAudit = 64
    static let pivotsUntilCosts = 128
    /// How far the two sides of an equation may be apart, by the size of what is added up.
    static let residual = 1e-11

    /// Solves the equations from scratch where the values do not solve them, as after a pivot that was small by chance.
    ///
    /// - Complexity: O(terms), and O(cells) after many edits; from scratch about as much as to add all constraints.
    func audit() {
        // What is mended may need steps of its own, and they another look. Without a bound rounding could go on for ever.
        for _ in 0..<3 where tableau.pivots > 0 || edits >= Self.editsUntilAudit {
            tableau.pivots = 0
            if edits >= Self.editsUntilAudit {
                tableau.deriveConstants()
                edits = 0
            }
            guard !equationsHold else { break }
            rederive()
            tableau.pivots = 0
            tableau.mend()
        }
        guard tableau.pivotsOfCosts >= Self.pivotsUntilCosts else { return }
        deriveCosts()
        tableau.optimise()
    }

    /// Takes rounding errors of earlier steps out of the costs. - Complexity: O(cells of the rows of errors)
    private func deriveCosts() {
        tableau.objective.clearAll()
        tableau.pivotsOfCosts = 0
        for case let record? in records where !record.isRequired {
            let level = tableau.objective.index(of: record.priority)
            if record.relation == .equal { tableau.charge(record.marker, level: level, weight: 1) }
            tableau.charge(record.error, level: level, weight: 1)
        }
    }

    /// Whether the values in the tableau solve the constraints' own equations.
    private var equationsHold: Bool {
        for case let record? in records {
            var sum = -record.goal
            var size = max(1, abs(record.goal))
            func add(_ part: Double) {
                sum += part
                size += abs(part)
            }
            for term in record.terms { add(term.coefficient * tableau.value(of: term.symbol)) }
            add(record.sign * tableau.value(of: record.marker))
            if record.error >= 0 { add(-record.sign * tableau.value(of: record.error)) }
            // Also false for NaN.
            guard abs(sum) <= Self.residual * size else { return false }
        }
        return true
    }

    /// Solves the constraints anew for the symbols of the present basis, in the order in which they were added.
    func rederive() {
        rederivations += 1
        let standing = records.compactMap { $0 }.sorted { $0.serial < $1.serial }
        var isWanted = tableau.slots.map { $0 >= 0 }
        tableau.clearRows()
        for record in standing {
            installRow(of: record)
            let slot = tableau.slots[record.marker]
            if isWanted[record.marker] {
                // Its column is its own, so no other row can use it better.
                isWanted[record.marker] = false
                continue
            }
            var best: Cell?
            for cell in tableau.rows[slot] where isWanted[cell.symbol] {
                if let best, abs(best.coefficient) >= abs(cell.coefficient) { continue }
                best = cell
            }
            guard let best, abs(best.coefficient) > Tableau.leastPivot else { continue }
            isWanted[best.symbol] = false
            tableau.pivot(slot, entering: best.symbol)
        }
        deriveCosts()
        tableau.deriveConstants()
    }
}
