extension Tableau {
    /// The primal simplex: lowers the objective, highest level first, until no step does. All rows are and stay feasible.
    ///
    /// Dantzig's choice of the steepest column, and after a while of steps of length 0 Bland's of the first, which cannot
    /// cycle. Returns whether the objective had a floor; sums of errors have one.
    ///
    /// - Complexity: O(levels · symbols) for a look at an optimum; as much, and a pivot, for each step.
    @discardableResult
    mutating func optimise() -> Bool {
        needsOptimising = false
        var bounded = true
        var stalled = 0
        for _ in 0..<limitOfSteps {
            guard let step = entering(first: stalled > stallLimit) else { return bounded }
            guard let stop = blocking(step.symbol, rising: step.rising, first: stalled > stallLimit) else {
                objective.clear(step.symbol)
                bounded = false
                continue
            }
            stalled = stop.step > Self.tolerance ? 0 : stalled + 1
            pivot(stop.slot, entering: step.symbol)
        }
        cutOffs += 1
        return bounded
    }

    /// Takes the first steps that a row which has just been charged asks for, without a look at all other symbols.
    ///
    /// A wish is cheapest to grant before later rows depend on it: chains are built in O(n²) instead of O(n³). Not needed for
    /// the result, which `optimise()` finds.
    mutating func relax(_ slot: Int) {
        for _ in 0..<2 {
            guard let symbol = rows[slot].first(where: { isWorthwhile($0.symbol) })?.symbol else { return }
            guard let stop = blocking(symbol, rising: true, first: false) else { return }
            pivot(stop.slot, entering: symbol)
        }
    }

    /// Whether a rise of a symbol from 0 lowers the highest level that it changes.
    private func isWorthwhile(_ symbol: Int) -> Bool {
        guard kinds[symbol] == .restricted else { return false }
        for level in objective.costs.indices where objective.costs[level][symbol] != 0 {
            return objective.costs[level][symbol] < 0
        }
        return false
    }

    var limitOfSteps: Int { 50 * (rows.count + 50) }
    var stallLimit: Int { rows.count / 2 + 20 }

    /// A symbol whose step lowers the highest level that it changes, and whether it has to rise.
    private func entering(first: Bool) -> (symbol: Int, rising: Bool)? {
        if first { return firstEntering() }
        for level in objective.costs.indices {
            var best: Int?
            var bestSize = 0.0
            let costs = objective.costs[level]
            for symbol in costs.indices where costs[symbol] != 0 {
                let cost = costs[symbol]
                guard kinds[symbol] == .free || (cost < 0 && kinds[symbol] == .restricted) else { continue }
                if abs(cost) > bestSize, objective.decides(level, symbol) {
                    best = symbol
                    bestSize = abs(cost)
                }
            }
            if let best { return (best, costs[best] < 0) }
        }
        return nil
    }

    private func firstEntering() -> (symbol: Int, rising: Bool)? {
        for symbol in kinds.indices where kinds[symbol] == .free || kinds[symbol] == .restricted {
            for level in objective.costs.indices where objective.costs[level][symbol] != 0 {
                let cost = objective.costs[level][symbol]
                if cost < 0 || kinds[symbol] == .free { return (symbol, cost < 0) }
                break
            }
        }
        return nil
    }

    /// The row whose symbol first reaches its bound when `symbol` moves; nil where none does.
    private mutating func blocking(_ symbol: Int, rising: Bool, first: Bool) -> (slot: Int, step: Double)? {
        var best: (slot: Int, step: Double)?
        var bestSize = 0.0
        for entry in column(of: symbol) {
            let change = rising ? entry.coefficient : -entry.coefficient
            let basic = basics[entry.symbol]
            let step: Double
            switch kinds[basic] {
            case .fixed where abs(change) > Self.leastPivot: step = 0
            case .restricted where change < -Self.leastPivot: step = max(0, constants[entry.symbol]) / -change
            default: continue
            }
            if let other = best {
                let margin = 1e-11 * max(1, other.step)
                if step > other.step + margin { continue }
                if step >= other.step - margin {
                    let isOlder = basic < basics[other.slot]
                    if first ? !isOlder : (abs(change) < bestSize || (abs(change) == bestSize && !isOlder)) { continue }
                }
            }
            best = (entry.symbol, step)
            bestSize = abs(change)
        }
        return best
    }
}
