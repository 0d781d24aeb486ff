/// Names a constraint that stands in a `ConstraintSolver`; refused once it has been removed.
package struct ConstraintID: Hashable, Sendable {
    let place: Int
    /// Tells a constraint from an older one whose place it has taken. Counts up: a later constraint has a greater one.
    let serial: Int
}
