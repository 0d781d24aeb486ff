@testable import TallySolver

/// A constraint by the numbers of its variables, from which both the solver's and the reference's are made.
///
/// Coefficients and constants are multiples of 1/8, so that the reference can be exact.
struct SystemConstraint {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: LinearRelation
    var constant: Double
    var priority: Float

    func constraint(_ variables: [LinearVariable]) -> LinearConstraint {
        LinearConstraint(
            LinearExpression(terms.map { LinearExpression.Term(variables[$0.variable], $0.coefficient) }), relation,
            constant, priority: priority)
    }

    /// By how much it is missed.
    func error(_ values: [Double]) -> Double {
        let left = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] } - constant
        return switch relation {
        case .lessThanOrEqual: max(0, left)
        case .equal: abs(left)
        case .greaterThanOrEqual: max(0, -left)
        }
    }
}
