extension Tableau {
    /// The dual simplex: makes infeasible rows feasible, each with the step that costs least, so that an optimum stays one.
    ///
    /// Returns the slot of a row that no step can mend; nil where all are feasible. Bland's choice after a while.
    ///
    /// - Complexity: O(rows) for a look at a feasible tableau; as much, and a pivot, for each step.
    mutating func restoreFeasibility() -> Int? {
        for step in 0..<limitOfSteps {
            let first = step > 2 * rows.count + 50
            guard let violation = violation(first: first) else { return nil }
            guard let entering = mending(violation.slot, rising: violation.amount < 0, first: first) else {
                return violation.slot
            }
            pivot(violation.slot, entering: entering)
        }
        cutOffs += 1
        return nil
    }

    /// Takes up the search again after the equations have been solved from scratch: what had seemed to hold may not.
    mutating func mend() {
        // Rows out of bounds by a rounding error stop no step of the primal simplex for long, and the dual one mends them.
        optimise()
        if restoreFeasibility() == nil { optimise() }
    }

    /// The row that is farthest out of bounds, or the one of the oldest symbol that is, and how far above or below.
    private mutating func violation(first: Bool) -> (slot: Int, amount: Double)? {
        var best: (slot: Int, amount: Double)?
        for slot in constants.indices {
            let value = constants[slot]
            guard value < -Self.tolerance || value > Self.tolerance, basics[slot] >= 0 else { continue }
            switch kinds[basics[slot]] {
            case .restricted where value < 0: break
            case .fixed: break
            default: continue
            }
            if let best {
                if first ? basics[slot] > basics[best.slot] : abs(value) <= abs(best.amount) { continue }
            }
            let derived = derivedConstant(of: slot)
            constants[slot] = derived.value
            let limit = Self.tolerance * max(1, derived.size)
            if derived.value < -limit || (derived.value > limit && kinds[basics[slot]] == .fixed) {
                best = (slot, derived.value)
            }
        }
        return best
    }

    /// The symbol that moves the row's in the direction it has to go, at the least cost.
    private func mending(_ slot: Int, rising: Bool, first: Bool) -> Int? {
        var best: Cell?
        for cell in rows[slot] where abs(cell.coefficient) > Self.leastPivot {
            switch kinds[cell.symbol] {
            case .restricted where (cell.coefficient > 0) == rising: break
            case .free: break
            default: continue
            }
            guard let other = best else {
                best = cell
                continue
            }
            if let cheaper = objective.isCheaper(cell, than: other) {
                if cheaper { best = cell }
            } else if !first, abs(cell.coefficient) > abs(other.coefficient) {
                best = cell
            }
        }
        return best?.symbol
    }
}
