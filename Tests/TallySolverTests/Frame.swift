@testable import TallySolver

/// A view's rectangle in a solver, and constraints in few words.
struct Frame {
    let solver: ConstraintSolver
    let x, y, width, height: LinearVariable

    init(_ solver: ConstraintSolver) {
        self.solver = solver
        x = solver.makeVariable()
        y = solver.makeVariable()
        width = solver.makeVariable()
        height = solver.makeVariable()
    }

    var right: LinearExpression { LinearExpression(x) + LinearExpression(width) }
    var bottom: LinearExpression { LinearExpression(y) + LinearExpression(height) }
    var values: [Double] { [x, y, width, height].map { solver.value(of: $0) } }

    /// The frame at these values, required.
    @discardableResult
    func pin(_ x: Double, _ y: Double, _ width: Double, _ height: Double) throws -> [ConstraintID] {
        try zip([self.x, self.y, self.width, self.height], [x, y, width, height]).map {
            try solver.require(LinearExpression($0), .equal, $1)
        }
    }

    /// The intrinsic size with UIKit's defaults.
    @discardableResult
    func hug(
        _ width: Double? = nil, _ height: Double? = nil, hugging: Float = 250, compression: Float = 750
    ) throws -> [ConstraintID] {
        var ids: [ConstraintID] = []
        for (variable, length) in [(self.width, width), (self.height, height)] {
            guard let length else { continue }
            ids.append(try solver.wish(LinearExpression(variable), .lessThanOrEqual, length, hugging))
            ids.append(try solver.wish(LinearExpression(variable), .greaterThanOrEqual, length, compression))
        }
        return ids
    }
}

extension ConstraintSolver {
    @discardableResult
    func require(_ left: LinearExpression, _ relation: LinearRelation, _ right: Double) throws -> ConstraintID {
        try add(LinearConstraint(left, relation, right))
    }

    @discardableResult
    func require(_ left: LinearExpression, _ relation: LinearRelation, _ right: LinearExpression) throws -> ConstraintID
    {
        try add(LinearConstraint(left - right, relation))
    }

    @discardableResult
    func wish(
        _ left: LinearExpression, _ relation: LinearRelation, _ right: Double, _ priority: Float
    ) throws -> ConstraintID {
        try add(LinearConstraint(left, relation, right, priority: priority))
    }

    @discardableResult
    func wish(
        _ left: LinearExpression, _ relation: LinearRelation, _ right: LinearExpression, _ priority: Float
    ) throws -> ConstraintID {
        try add(LinearConstraint(left - right, relation, priority: priority))
    }
}

extension LinearVariable {
    var sum: LinearExpression { LinearExpression(self) }
}

func isClose(_ left: [Double], _ right: [Double], _ margin: Double = 1e-9) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= margin }
}
