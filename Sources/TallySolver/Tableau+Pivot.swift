extension Tableau {
    /// Solves a row for `entering`, which must have a cell in it; what it was solved for leaves the basis.
    ///
    /// - Complexity: O(Σ length of the rows that have `entering`)
    mutating func pivot(_ slot: Int, entering: Int) {
        let leaving = basics[slot]
        guard let divisor = coefficient(of: entering, in: slot) else { return }
        let dependants = column(of: entering)
        let row = solved(rows[slot], for: entering, divisor: divisor, leaving: leaving)
        let constant = -constants[slot] / divisor
        rows[slot] = row
        constants[slot] = constant
        basics[slot] = entering
        slots[entering] = slot
        slots[leaving] = -1
        columns[entering].removeAll()
        columns[leaving] = [slot]
        for entry in dependants where entry.symbol != slot {
            add(row, times: entry.coefficient, to: entry.symbol, dropping: entering)
            constants[entry.symbol] += entry.coefficient * constant
        }
        objective.substitute(entering, by: row)
        journal?.append((entering, leaving))
        pivots += 1
        pivotsOfCosts += 1
    }

    private func solved(_ row: [Cell], for entering: Int, divisor: Double, leaving: Int) -> [Cell] {
        var cells: [Cell] = []
        cells.reserveCapacity(row.count)
        var pending = true
        for cell in row where cell.symbol != entering {
            if pending, cell.symbol > leaving {
                cells.append(Cell(symbol: leaving, coefficient: 1 / divisor))
                pending = false
            }
            cells.append(Cell(symbol: cell.symbol, coefficient: -cell.coefficient / divisor))
        }
        if pending { cells.append(Cell(symbol: leaving, coefficient: 1 / divisor)) }
        return cells
    }

    /// Takes back the pivots that were recorded, latest first, and ends the recording: the basis is the same as before.
    mutating func undoJournal() {
        let steps = journal ?? []
        journal = nil
        for step in steps.reversed() where slots[step.entering] >= 0 {
            pivot(slots[step.entering], entering: step.leaving)
        }
    }

    /// Adds `weight` times the symbol to the sum of errors of a level; a negative weight takes it away again.
    mutating func charge(_ symbol: Int, level: Int, weight: Double) {
        needsOptimising = true
        guard slots[symbol] >= 0 else { return objective.add(weight, to: symbol, level: level) }
        for cell in rows[slots[symbol]] {
            objective.add(weight * cell.coefficient, to: cell.symbol, level: level)
        }
    }

    /// Brings a symbol into the basis with the smallest step, up or down, that brings another to its bound.
    ///
    /// So all others stay feasible. The symbol itself may come out below 0: what it stands for is about to be removed.
    mutating func expel(_ symbol: Int) {
        guard slots[symbol] < 0 else { return }
        let entries = column(of: symbol)
        let slot = nearest(entries) { $0 != .free } ?? nearest(entries) { $0 == .free }
        let largest = entries.max { abs($0.coefficient) < abs($1.coefficient) }
        guard let slot = slot ?? largest?.symbol else { return }
        pivot(slot, entering: symbol)
    }

    /// The row whose symbol reaches 0 first; of those that are as near, the one of the greatest pivot, then of the oldest symbol.
    private func nearest(_ entries: [Cell], where matches: (SymbolKind) -> Bool) -> Int? {
        var best: (slot: Int, step: Double, size: Double)?
        for entry in entries where abs(entry.coefficient) > Self.leastPivot {
            let kind = kinds[basics[entry.symbol]]
            guard matches(kind) else { continue }
            let step = kind == .fixed ? 0 : abs(constants[entry.symbol] / entry.coefficient)
            let size = abs(entry.coefficient)
            if let best {
                let margin = 1e-11 * max(1, best.step)
                if step > best.step + margin { continue }
                if step >= best.step - margin {
                    if size < best.size || (size == best.size && basics[entry.symbol] > basics[best.slot]) { continue }
                }
            }
            best = (entry.symbol, step, size)
        }
        return best?.slot
    }
}
