/// An unknown of a `ConstraintSolver`, free in sign; 0 as long as nothing says otherwise.
///
/// It belongs to the solver that made it. Another solver, and its own after `release(_:)`, refuses it.
package struct LinearVariable: Hashable, Sendable {
    let symbol: Int
    /// Tells a variable from an older one whose place it has taken.
    let serial: Int
}
