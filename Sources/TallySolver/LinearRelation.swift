/// How the left side of a `LinearConstraint` has to compare with its constant.
package enum LinearRelation: Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}
