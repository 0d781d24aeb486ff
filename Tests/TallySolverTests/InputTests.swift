import Testing

@testable import TallySolver

@Suite("Input")
struct InputTests {
    let solver = ConstraintSolver()

    @Test(arguments: [Double.infinity, -.infinity, 1.1e9, -.greatestFiniteMagnitude])
    func `a constant that is no usable number is refused by its value`(_ value: Double) throws {
        let x = solver.makeVariable()
        let id = try solver.require(x.sum, .equal, 1)
        #expect(throws: SolverError.constant(value)) { try solver.require(x.sum, .equal, value) }
        #expect(throws: SolverError.constant(value)) { try solver.require(x.sum + value, .equal, 0) }
        #expect(throws: SolverError.constant(value)) { try solver.setConstants([(id, 2), (id, value)]) }
        #expect(solver.value(of: x) == 1)
    }

    @Test func `NaN is refused everywhere`() throws {
        let x = solver.makeVariable()
        let id = try solver.wish(x.sum, .equal, 1, 1)
        for attempt in [
            { try solver.setConstant(.nan, of: id) }, { try solver.setPriority(.nan, of: id) },
            { try solver.require(x.sum * .nan, .equal, 1) }, { try solver.require(x.sum, .equal, .nan) },
            { try solver.require(x.sum + .nan, .equal, 1) }, { try solver.wish(x.sum, .equal, 1, .nan) },
            { try solver.require(x.sum * .infinity - x.sum * .infinity, .equal, 1) },
        ] as [() throws -> Void] {
            #expect(throws: SolverError.self, performing: attempt)
        }
        #expect(solver.value(of: x) == 1)
    }

    @Test(arguments: [Double.infinity, -.infinity, 1e-5, 2e4])
    func `a coefficient out of range is refused by its value`(_ value: Double) {
        let x = solver.makeVariable()
        #expect(throws: SolverError.coefficient(value, of: x)) {
            try solver.add(LinearConstraint(LinearExpression([.init(x, value)]), .equal, 0))
        }
    }

    @Test(arguments: [0, -1, 1000.5, Float.infinity])
    func `a priority out of range is refused by its value`(_ value: Float) throws {
        let x = solver.makeVariable()
        let id = try solver.wish(x.sum, .equal, 1, 1)
        #expect(throws: SolverError.priority(value)) { try solver.wish(x.sum, .equal, 1, value) }
        #expect(throws: SolverError.priority(value)) { try solver.setPriority(value, of: id) }
        #expect(throws: SolverError.self) { try solver.setPriority(1000, of: id) }
    }

    @Test func `coefficients that cancel are left out, and 0 is none`() throws {
        let x = solver.makeVariable(), y = solver.makeVariable()
        try solver.require(x.sum * 0.1 + x.sum * 0.2 - x.sum * 0.3 + y.sum + x.sum * 0, .equal, 4)
        #expect(solver.value(of: y) == 4)
        #expect(solver.countOfCells <= 2)
        try solver.release(x)
    }

    @Test func `what is gone or of another solver is refused`() throws {
        let other = ConstraintSolver()
        _ = other.makeVariable()
        let x = solver.makeVariable(), foreign = other.makeVariable()
        let id = try solver.require(x.sum, .equal, 1)
        #expect(throws: SolverError.unknownVariable(foreign)) { try solver.require(foreign.sum, .equal, 1) }
        #expect(throws: SolverError.variableInUse(x)) { try solver.release(x) }
        try solver.remove(id)
        #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
        #expect(throws: SolverError.unknownConstraint(id)) { try solver.setConstant(1, of: id) }
        try solver.release(x)
        #expect(throws: SolverError.unknownVariable(x)) { try solver.release(x) }
        let y = solver.makeVariable()
        #expect(y != x)
        #expect(throws: SolverError.unknownVariable(x)) { try solver.require(x.sum, .equal, 1) }
        #expect(solver.value(of: x) == 0)
    }

    @Test func `an error says the value, the reason and the remedy`() {
        #expect(
            SolverError.priority(1001).description == "A priority must be above 0 and at most 1000 but is 1001.0.")
    }
}
