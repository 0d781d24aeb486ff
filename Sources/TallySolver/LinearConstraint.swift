/// `expression` (≤, =, ≥) `constant`, and how much that matters.
///
/// Below 1000 a constraint is a wish: by how much it is missed, in the unit of `expression`, is its error. A lower priority
/// never worsens the sum of the errors of a higher one, however small the difference of the two.
package struct LinearConstraint: Sendable {
    package static let required: Float = 1000

    package var expression: LinearExpression
    package var relation: LinearRelation
    /// What `ConstraintSolver.setConstant(_:of:)` changes. The constant of `expression` stays beside it.
    package var constant: Double
    /// Above 0, up to 1000, which is required.
    package var priority: Float

    package init(
        _ expression: LinearExpression, _ relation: LinearRelation, _ constant: Double = 0,
        priority: Float = required
    ) {
        self.expression = expression
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }
}
