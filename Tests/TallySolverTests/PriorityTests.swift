import Testing

@testable import TallySolver

@Suite("Priorities")
struct PriorityTests {
    let solver = ConstraintSolver()

    @Test func `any number of lower wishes does not move a higher one`() throws {
        let x = solver.makeVariable()
        try solver.wish(x.sum, .equal, 0, 250.001)
        for _ in 0..<100 { try solver.wish(x.sum * 1000, .equal, 1000, 250) }
        #expect(isClose([solver.value(of: x)], [0]))
    }

    @Test func `in one level the sum of the errors counts, which is the median`() throws {
        let x = solver.makeVariable()
        for value in [1.0, 2, 7, 100, 1000] { try solver.wish(x.sum, .equal, value, 250) }
        #expect(isClose([solver.value(of: x)], [7]))
    }

    @Test func `a changed priority changes who wins`() throws {
        let x = solver.makeVariable()
        let low = try solver.wish(x.sum, .equal, 1, 250)
        try solver.wish(x.sum, .equal, 2, 251)
        #expect(isClose([solver.value(of: x)], [2]))
        try solver.setPriority(251.5, of: low)
        #expect(isClose([solver.value(of: x)], [1]))
        #expect(isClose(solver.errors.map(\.sum), [0, 1]))
        #expect(solver.errors.map(\.priority) == [251.5, 251])
        #expect(throws: SolverError.requiredChange(low)) { try solver.setPriority(1000, of: low) }
    }

    @Test func `a wish that cannot be is missed by as little as can be`() throws {
        let x = solver.makeVariable()
        try solver.require(x.sum, .lessThanOrEqual, 10)
        let wish = try solver.wish(x.sum, .greaterThanOrEqual, 15, 999)
        let empty = try solver.wish(LinearExpression(), .equal, 3, 999)
        #expect(isClose([solver.value(of: x), try solver.error(of: wish), try solver.error(of: empty)], [10, 5, 3]))
    }
}
