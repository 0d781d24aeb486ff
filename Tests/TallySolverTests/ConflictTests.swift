import Testing

@testable import TallySolver

@Suite("Conflicts of required constraints")
struct ConflictTests {
    let solver = ConstraintSolver()

    @Test func `the conflict names those that take part, and no others`() throws {
        let a = Frame(solver), b = Frame(solver)
        try b.pin(200, 0, 10, 10)
        let height = try solver.require(a.height.sum, .equal, 50)
        try solver.require(a.x.sum, .equal, 0)
        let ratio = try solver.require(a.width.sum, .equal, a.height.sum * 2)
        try a.hug(500, 500, hugging: 999, compression: 999)
        #expect(throws: SolverError.conflict([height, ratio])) {
            try solver.require(a.width.sum, .greaterThanOrEqual, 101)
        }
        #expect(a.values == [0, 0, 100, 50])
    }

    @Test func `what is refused leaves no trace, and can be added once another has gone`() throws {
        let x = solver.makeVariable(), y = solver.makeVariable()
        let first = try solver.require(x.sum, .equal, 10)
        let second = try solver.require(y.sum, .greaterThanOrEqual, x.sum + 5)
        #expect(throws: SolverError.conflict([first, second])) { try solver.require(y.sum, .equal, 12) }
        #expect(solver.value(of: x) == 10)
        #expect(solver.violation == nil)
        try solver.remove(first)
        try solver.require(y.sum, .equal, 12)
        #expect(solver.value(of: y) == 12)
        #expect(solver.value(of: x) <= 7)
    }

    @Test func `a constant that contradicts is refused, and the old one holds`() throws {
        let x = solver.makeVariable()
        let limit = try solver.require(x.sum, .lessThanOrEqual, 10)
        let length = try solver.require(x.sum, .equal, 5)
        #expect(throws: SolverError.conflict([limit, length])) { try solver.setConstant(11, of: length) }
        #expect(solver.value(of: x) == 5)
        #expect(try solver.constant(of: length) == 5)
        try solver.setConstants([(length, 11), (limit, 12)])
        #expect(solver.value(of: x) == 11)
        #expect(throws: SolverError.conflict([limit, length])) {
            try solver.setConstants([(length, 3), (limit, 2)])
        }
        #expect(solver.value(of: x) == 11)
    }

    @Test func `the same requirement twice is no conflict until one of the two changes`() throws {
        let x = solver.makeVariable()
        let first = try solver.require(x.sum, .equal, 0.3)
        let second = try solver.require(x.sum, .equal, 0.1 + 0.2)
        #expect(throws: SolverError.conflict([first, second])) { try solver.setConstant(1, of: second) }
        try solver.setConstants([(first, 1), (second, 1)])
        #expect(isClose([solver.value(of: x)], [1]))
        try solver.remove(first)
        try solver.setConstant(2, of: second)
        #expect(isClose([solver.value(of: x)], [2]))
    }

    @Test func `one that contradicts itself stands alone`() throws {
        let x = solver.makeVariable()
        #expect(throws: SolverError.conflict([])) { try solver.require(LinearExpression(), .equal, 1) }
        #expect(throws: SolverError.conflict([])) { try solver.require(x.sum - x.sum, .greaterThanOrEqual, 1) }
        try solver.require(x.sum - x.sum, .lessThanOrEqual, 1)
    }
}
