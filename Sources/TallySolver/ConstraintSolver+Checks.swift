extension ConstraintSolver {
    func check(priority: Float) throws(SolverError) {
        guard priority > 0, priority <= LinearConstraint.required else { throw .priority(priority) }
    }

    func check(constant: Double) throws(SolverError) {
        guard abs(constant) <= Self.greatestConstant else { throw .constant(constant) }
    }

    /// The terms sorted, each variable once, without those that come to 0.
    func merged(_ terms: [LinearExpression.Term]) throws(SolverError) -> [Cell] {
        var cells: [(cell: Cell, size: Double, variable: LinearVariable)] = []
        for term in terms {
            guard isKnown(term.variable) else { throw .unknownVariable(term.variable) }
            let size = abs(term.coefficient)
            if let index = cells.firstIndex(where: { $0.variable == term.variable }) {
                cells[index].cell.coefficient += term.coefficient
                cells[index].size += size
            } else {
                cells.append((Cell(symbol: term.variable.symbol, coefficient: term.coefficient), size, term.variable))
            }
        }
        for entry in cells {
            let size = abs(entry.cell.coefficient)
            guard size > Tableau.cancellation * entry.size || !entry.size.isFinite || entry.size == 0 else { continue }
            guard size == 0 || Self.coefficients.contains(size), entry.size.isFinite else {
                throw .coefficient(entry.cell.coefficient, of: entry.variable)
            }
        }
        return cells.filter { abs($0.cell.coefficient) > Tableau.cancellation * $0.size }.map(\.cell)
            .sorted { $0.symbol < $1.symbol }
    }
}
