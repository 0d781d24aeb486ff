extension ConstraintSolver {
    /// Adds a constraint, or refuses it and leaves everything as it was.
    ///
    /// A required constraint that contradicts required ones is refused with `SolverError.conflict`, which names them; nothing
    /// else is a conflict. Bad numbers and priorities are refused with an error that says which.
    ///
    /// - Complexity: O(length of the rows of its variables), and the pivots that a violated required one takes.
    package func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
        try check(priority: constraint.priority)
        try check(constant: constraint.constant)
        try check(constant: constraint.expression.constant)
        var record = ConstraintRecord(
            serial: latestSerial + 1, terms: try merged(constraint.expression.terms), relation: constraint.relation,
            priority: constraint.priority, shift: constraint.expression.constant, constant: constraint.constant,
            marker: -1, error: -1)
        let place = vacantPlaces.popLast() ?? records.count
        if place == records.count { records.append(nil) }
        latestSerial += 1
        let traces = record.isRequired && record.relation == .equal
        record.marker = makeSymbol(traces ? .fixed : .restricted, owner: place, offset: record.offset)
        if !record.isRequired { record.error = makeSymbol(.restricted, owner: place) }
        records[place] = record
        for term in record.terms { uses[term.symbol] += 1 }

        installRow(of: record)
        if !record.isRequired { chargeErrors(of: record, weight: 1) }
        if let others = settle(record) {
            withdraw(record, at: place)
            throw .conflict(others)
        }
        if !record.isRequired {
            let slot = max(tableau.slots[record.marker], tableau.slots[record.error])
            if slot >= 0 { tableau.relax(slot) }
        }
        return ConstraintID(place: place, serial: record.serial)
    }

    /// Solves the equation of a record for its marker.
    func installRow(of record: ConstraintRecord) {
        var cells: [Cell] = []
        for term in record.terms {
            let factor = -record.sign * term.coefficient
            let slot = tableau.slots[term.symbol]
            cells = sum(cells, slot < 0 ? [Cell(symbol: term.symbol, coefficient: 1)] : tableau.rows[slot], factor)
        }
        if record.error >= 0 { cells = sum(cells, [Cell(symbol: record.error, coefficient: 1)], 1) }
        _ = tableau.install(record.marker, as: cells)
    }

    func chargeErrors(of record: ConstraintRecord, weight: Double) {
        let level =
            weight > 0
            ? tableau.objective.retainLevel(record.priority, symbols: tableau.kinds.count)
            : tableau.objective.index(of: record.priority)
        if record.relation == .equal { tableau.charge(record.marker, level: level, weight: weight) }
        tableau.charge(record.error, level: level, weight: weight)
        if weight < 0 { tableau.objective.releaseLevel(record.priority) }
    }

    /// Makes a row that has just been installed feasible; the constraints that forbid it where that cannot be.
    private func settle(_ record: ConstraintRecord) -> [ConstraintID]? {
        let slot = tableau.slots[record.marker]
        if let variable = looseVariable(in: slot) {
            tableau.pivot(slot, entering: variable)
            return nil
        }
        if holds(record) { return nil }
        if record.error >= 0 {
            tableau.pivot(slot, entering: record.error)
            return nil
        }
        // The dual simplex starts from an optimum. The search for one must not meet the row that does not hold.
        if tableau.needsOptimising {
            tableau.uninstall(record.marker)
            tableau.optimise()
            installRow(of: record)
            if holds(record) { return nil }
        }
        return restoreFeasibility()?.filter { $0.serial != record.serial }
    }

    private func holds(_ record: ConstraintRecord) -> Bool {
        let value = tableau.value(of: record.marker)
        return tableau.kinds[record.marker] == .fixed
            ? abs(value) <= Tableau.tolerance : value >= -Tableau.tolerance
    }

    /// A variable outside the basis, for which a row can be solved without a look at the others.
    ///
    /// One that is in few other rows, at best in none, so that as little as possible moves.
    private func looseVariable(in slot: Int) -> Int? {
        var best: (symbol: Int, rows: Int, size: Double)?
        for cell in tableau.rows[slot]
        where tableau.kinds[cell.symbol] == .free && abs(cell.coefficient) > Tableau.leastPivot {
            let rows = tableau.column(of: cell.symbol).count
            let size = abs(cell.coefficient)
            if let best, (best.rows, -best.size) <= (rows, -size) { continue }
            best = (cell.symbol, rows, size)
        }
        return best?.symbol
    }

    private func withdraw(_ record: ConstraintRecord, at place: Int) {
        // Undone steps have left the marker where it was installed.
        tableau.expel(record.marker)
        tableau.uninstall(record.marker)
        discard(record.marker)
        for term in record.terms { uses[term.symbol] -= 1 }
        records[place] = nil
        vacantPlaces.append(place)
    }

    /// `left` + `factor` · `right`, without what cancels.
    private func sum(_ left: [Cell], _ right: [Cell], _ factor: Double) -> [Cell] {
        var cells: [Cell] = []
        cells.reserveCapacity(left.count + right.count)
        var first = 0, second = 0
        while first < left.count || second < right.count {
            if second == right.count || (first < left.count && left[first].symbol < right[second].symbol) {
                cells.append(left[first])
                first += 1
            } else {
                let added = right[second].coefficient * factor
                var total = added
                if first < left.count, left[first].symbol == right[second].symbol {
                    total += left[first].coefficient
                    if abs(total) <= Tableau.cancellation * (abs(added) + abs(left[first].coefficient)) { total = 0 }
                    first += 1
                }
                if total != 0 { cells.append(Cell(symbol: right[second].symbol, coefficient: total)) }
                second += 1
            }
        }
        return cells
    }
}
