extension ConstraintSolver {
    /// By how much a constraint is missed, in the unit of its expression; 0 to rounding for a required one.
    package func error(of id: ConstraintID) throws(SolverError) -> Double {
        solve()
        let record = try record(id)
        return record.error(at: record.terms.reduce(0) { $0 + $1.coefficient * tableau.value(of: $1.symbol) })
    }

    package func constant(of id: ConstraintID) throws(SolverError) -> Double { try record(id).constant }

    /// The sums of the errors, of each priority in use, highest first.
    package var errors: [(priority: Float, sum: Double)] {
        solve()
        var sums = tableau.objective.priorities.map { (priority: $0, sum: 0.0) }
        for case let record? in records where !record.isRequired {
            let left = record.terms.reduce(0) { $0 + $1.coefficient * tableau.value(of: $1.symbol) }
            sums[tableau.objective.index(of: record.priority)].sum += record.error(at: left)
        }
        return sums
    }

    /// Whether another value of the variable would be as good: it could move by more than 10⁻⁶ and nothing be missed by more.
    ///
    /// True for a variable without constraints, and for one that the solver does not know.
    ///
    /// - Complexity: a copy of the solver, and the pivots for two wishes below all others. Not for each frame.
    package func isAmbiguous(_ variable: LinearVariable) -> Bool {
        solve()
        guard isKnown(variable) else { return true }
        let value = tableau.value(of: variable.symbol)
        for weight in [1.0, -1] {
            var probe = tableau
            let level = probe.objective.retainLevel(0, symbols: probe.kinds.count)
            probe.charge(variable.symbol, level: level, weight: weight)
            guard probe.optimise(), abs(probe.value(of: variable.symbol) - value) <= 1e-6 else { return true }
        }
        return false
    }

    /// How many coefficients the solver holds at present: what memory, and the time of a change, go by.
    package var countOfCells: Int { tableau.rows.reduce(0) { $0 + $1.count } }
}
