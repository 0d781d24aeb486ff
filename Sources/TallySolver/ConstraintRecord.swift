/// A constraint that stands in a `ConstraintSolver`, and its symbols in the `Tableau`.
///
/// As an equation: Σ terms + sign · marker - sign · error = offset of the constraint, its `goal`.
struct ConstraintRecord {
    var serial: Int
    /// Sorted by symbol, each once, none 0.
    var terms: [Cell]
    var relation: LinearRelation
    var priority: Float
    /// What the caller's expression adds to the left side.
    var shift: Double
    var constant: Double
    /// What an inequality has left, the positive error of a wished equality, or the trace of a required one.
    var marker: Int
    /// The error of a wish, of an equality the negative one; -1 where the constraint is required.
    var error: Int

    var isRequired: Bool { priority == LinearConstraint.required }
    var sign: Double { relation == .greaterThanOrEqual ? -1 : 1 }
    var goal: Double { constant - shift }
    var offset: Double { sign * goal }

    /// By how much the constraint is missed where its left side has this value.
    func error(at left: Double) -> Double {
        switch relation {
        case .lessThanOrEqual: max(0, left - goal)
        case .equal: abs(left - goal)
        case .greaterThanOrEqual: max(0, goal - left)
        }
    }
}
