@testable import TallySolver

/// The dense two-phase simplex, level by level, in exact fractions, with Bland's rule throughout: slow, and short.
///
/// Shares nothing with the solver: variables are split into two that are not negative, all rows are kept, and where a level is
/// at its optimum, every column that would spoil it is struck out before the next.
struct Reference {
    enum Outcome: Equatable {
        case infeasible
        /// The least sum of the errors of each priority, highest first.
        case errors([Rational])
        /// Fractions beyond 64 bits.
        case unknown
    }

    private var rows: [[Rational]] = []
    private var basis: [Int] = []
    private var costs: [Rational] = []
    private var isStruck: [Bool]
    private var overflowed = false

    static func outcome(_ constraints: [SystemConstraint], variables: Int) -> Outcome {
        var reference = Reference(constraints, variables: variables)
        return reference.run(constraints, variables: variables)
    }

    /// Columns: 2 per variable, 2 per constraint (slack and error, or the errors up and down), 1 artificial per constraint, right side.
    private init(_ constraints: [SystemConstraint], variables: Int) {
        let width = 2 * variables + 3 * constraints.count + 1
        isStruck = Array(repeating: false, count: width - 1)
        for (index, constraint) in constraints.enumerated() {
            var row = Array(repeating: Rational.zero, count: width)
            for term in constraint.terms {
                row[2 * term.variable] = row[2 * term.variable] + Rational(eighths: term.coefficient)
                row[2 * term.variable + 1] = -row[2 * term.variable]
            }
            row[width - 1] = Rational(eighths: constraint.constant)
            let first = 2 * variables + 2 * index
            let sign = Rational(constraint.relation == .greaterThanOrEqual ? -1 : 1)
            let isRequired = constraint.priority == 1000
            if !(isRequired && constraint.relation == .equal) { row[first] = sign }
            if !isRequired { row[first + 1] = -sign }
            if row[width - 1].isNegative { row = row.map { -$0 } }
            let artificial = 2 * variables + 2 * constraints.count + index
            row[artificial] = Rational(1)
            rows.append(row)
            basis.append(artificial)
        }
    }

    private mutating func run(_ constraints: [SystemConstraint], variables: Int) -> Outcome {
        let artificials = 2 * variables + 2 * constraints.count
        let width = isStruck.count
        minimise { $0 >= artificials ? Rational(1) : .zero }
        if overflowed { return .unknown }
        for (row, symbol) in zip(rows, basis) where symbol >= artificials && !row[width].isZero { return .infeasible }
        for index in rows.indices.reversed() where basis[index] >= artificials {
            if let column = (0..<artificials).first(where: { !rows[index][$0].isZero }) {
                pivot(index, column)
            } else {
                rows.remove(at: index)
                basis.remove(at: index)
            }
        }
        for column in artificials..<width { isStruck[column] = true }
        var errors: [Rational] = []
        for priority in Set(constraints.map(\.priority)).subtracting([1000]).sorted(by: >) {
            let cost: (Int) -> Rational = { column in
                guard column >= 2 * variables, column < artificials else { return .zero }
                let constraint = constraints[(column - 2 * variables) / 2]
                guard constraint.priority == priority else { return .zero }
                let isSlack = (column - 2 * variables) % 2 == 0 && constraint.relation != .equal
                return isSlack ? .zero : Rational(1)
            }
            minimise(cost)
            var sum = Rational.zero
            for (row, symbol) in zip(rows, basis) { sum = sum + cost(symbol) * row[width] }
            errors.append(sum)
            if overflowed || sum.isOverflow { return .unknown }
            for column in 0..<artificials where costs[column].isPositive { isStruck[column] = true }
        }
        return .errors(errors)
    }

    private mutating func minimise(_ cost: (Int) -> Rational) {
        let width = isStruck.count
        costs = (0..<width).map(cost)
        for (row, symbol) in zip(rows, basis) {
            let price = cost(symbol)
            if price.isZero { continue }
            for column in 0..<width where !row[column].isZero { costs[column] = costs[column] - price * row[column] }
        }
        while let column = (0..<width).first(where: { !isStruck[$0] && costs[$0].isNegative }) {
            var best: Int?
            for index in rows.indices where rows[index][column].isPositive {
                guard let other = best else {
                    best = index
                    continue
                }
                let difference =
                    rows[index][width] / rows[index][column] - rows[other][width] / rows[other][column]
                if difference.isNegative || (difference.isZero && basis[index] < basis[other]) { best = index }
            }
            guard let best, !overflowed else { return }
            pivot(best, column)
        }
    }

    private mutating func pivot(_ index: Int, _ column: Int) {
        let divisor = rows[index][column]
        let row = rows[index].map { $0.isZero ? $0 : $0 / divisor }
        rows[index] = row
        basis[index] = column
        if row.contains(where: \.isOverflow) { overflowed = true }
        let filled = row.indices.filter { !row[$0].isZero }
        for other in rows.indices where other != index && !rows[other][column].isZero {
            let factor = rows[other][column]
            for column in filled {
                rows[other][column] = rows[other][column] - factor * row[column]
                if rows[other][column].isOverflow { overflowed = true }
            }
        }
        let factor = costs[column]
        for column in filled where column < costs.count { costs[column] = costs[column] - factor * row[column] }
        if costs.contains(where: \.isOverflow) { overflowed = true }
    }
}
