extension ConstraintSolver {
    /// Takes a constraint away. - Complexity: one pivot; what it held back moves when a value is asked for.
    package func remove(_ id: ConstraintID) throws(SolverError) {
        let record = try record(id)
        if record.error >= 0 { chargeErrors(of: record, weight: -1) }
        tableau.needsOptimising = true
        tableau.expel(record.marker)
        if tableau.slots[record.marker] >= 0 { tableau.uninstall(record.marker) }
        discard(record.marker)
        if record.error >= 0 {
            if tableau.slots[record.error] >= 0 { tableau.uninstall(record.error) }
            discard(record.error)
        }
        for term in record.terms { uses[term.symbol] -= 1 }
        records[id.place] = nil
        vacantPlaces.append(id.place)
    }

    /// Changes the constant of a constraint, or refuses it and leaves everything as it was.
    ///
    /// - Complexity: O(rows that depend on it), and the dual simplex' pivots where another solution has to be found.
    package func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        try setConstants([(id, constant)])
    }

    /// Changes constants together, as those of a view's frame: what contradicts the rest only in between is no conflict.
    ///
    /// All of them, or none: an error refuses the whole list.
    package func setConstants(_ changes: [(id: ConstraintID, constant: Double)]) throws(SolverError) {
        var isChange = false
        for change in changes {
            try check(constant: change.constant)
            if try record(change.id).constant != change.constant { isChange = true }
        }
        guard isChange else { return }
        solve()
        let olds = changes.map { records[$0.id.place]?.constant ?? 0 }
        for change in changes { apply(change.constant, to: change.id) }
        guard let conflict = restoreFeasibility() else { return }
        for (change, old) in zip(changes, olds).reversed() { apply(old, to: change.id) }
        throw .conflict(conflict)
    }

    private func apply(_ constant: Double, to id: ConstraintID) {
        guard var record = records[id.place] else { return }
        record.constant = constant
        records[id.place] = record
        tableau.setOffset(record.offset, of: record.marker)
        edits += 1
    }

    /// Moves a wish to another priority below required.
    package func setPriority(_ priority: Float, of id: ConstraintID) throws(SolverError) {
        try check(priority: priority)
        var record = try record(id)
        guard priority != record.priority else { return }
        guard priority != LinearConstraint.required, !record.isRequired else { throw .requiredChange(id) }
        chargeErrors(of: record, weight: -1)
        record.priority = priority
        records[id.place] = record
        chargeErrors(of: record, weight: 1)
    }

    /// Makes all rows feasible, from an optimum of the wishes; where that cannot be, undoes its steps and names the constraints that forbid it.
    ///
    /// A row that nothing mends is a sum of required constraints that cannot hold (Farkas' lemma), and its fixed and slack
    /// symbols tell which. Errors never occur in one, since one of the two of a wish could mend it.
    func restoreFeasibility() -> [ConstraintID]? {
        tableau.journal = []
        if tableau.restoreFeasibility() != nil {
            // The verdict could rest on a rounding error, and it is rare enough to be made sure of.
            let journal = tableau.journal
            tableau.journal = nil
            rederive()
            tableau.journal = journal
        }
        guard let slot = tableau.restoreFeasibility() else {
            tableau.journal = nil
            return nil
        }
        var places = [owners[tableau.basics[slot]]]
        for cell in tableau.rows[slot] where abs(cell.coefficient) > Tableau.leastPivot {
            places.append(owners[cell.symbol])
        }
        tableau.undoJournal()
        return places.compactMap { place in
            guard place >= 0, let record = records[place] else { return nil }
            return ConstraintID(place: place, serial: record.serial)
        }.sorted { $0.serial < $1.serial }
    }
}
