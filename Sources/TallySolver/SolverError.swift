/// Why a `ConstraintSolver` has refused a change. It is as it was before.
package enum SolverError: Error, Equatable {
    /// The change contradicts these required constraints, in the order in which they were added.
    ///
    /// Together with the one that was to be added they cannot hold, and without any one of the set the others can. One
    /// whose constant was to be changed is in the list if it takes part. Empty where the new one contradicts itself, as 0 = 1.
    case conflict([ConstraintID])
    /// A constant that is NaN, infinite or beyond ±`ConstraintSolver.greatestConstant`.
    case constant(Double)
    /// A sum of a variable's coefficients that is NaN, or beyond what `ConstraintSolver.coefficients` admits.
    case coefficient(Double, of: LinearVariable)
    /// A priority that is NaN, not above 0, or above 1000.
    case priority(Float)
    /// A change from required to not required, or back: the constraint has to be added anew.
    case requiredChange(ConstraintID)
    case unknownVariable(LinearVariable)
    case unknownConstraint(ConstraintID)
    /// A variable that constraints still name cannot be released.
    case variableInUse(LinearVariable)
}

extension SolverError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .conflict(let others):
            "The required constraint cannot hold beside \(others.count) others. Remove one of them, or lower a priority."
        case .constant(let value):
            "A constant must be finite and within ±\(ConstraintSolver.greatestConstant) but is \(value)."
        case .coefficient(let value, _):
            "A coefficient must be 0 or have a size in \(ConstraintSolver.coefficients) but is \(value)."
        case .priority(let value):
            "A priority must be above 0 and at most 1000 but is \(value)."
        case .requiredChange:
            "A priority cannot change to or from required. Remove the constraint, and add it anew."
        case .unknownVariable:
            "The variable is of another solver, or has been released."
        case .unknownConstraint:
            "The constraint is of another solver, or has been removed."
        case .variableInUse:
            "The variable is still named by constraints. Remove them before it is released."
        }
    }
}
