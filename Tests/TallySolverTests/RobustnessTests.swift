import Testing

@testable import TallySolver

@Suite("Robustness")
struct RobustnessTests {
    /// Coefficients that have no exact binary fraction.
    private func constraint(_ dice: inout Dice, variables: [LinearVariable]) -> LinearConstraint {
        let terms = (0..<dice.pick([1, 2, 2, 3])).map { _ in
            LinearExpression.Term(dice.pick(variables), dice.pick([1, -1, 1.0 / 3, -0.1, 16.0 / 9, 0.7, -2.3]))
        }
        return LinearConstraint(
            LinearExpression(terms), dice.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            Double.random(in: -500...500, using: &dice),
            priority: dice.pick([1000, 1000, 999.999, 750, 250, 250.5, 50]))
    }

    @Test(arguments: 0..<4)
    func `a solver that has lived long is as good as a new one`(_ seed: Int) throws {
        var dice = Dice(seed)
        let solver = ConstraintSolver()
        let variables = (0..<25).map { _ in solver.makeVariable() }
        var standing: [(id: ConstraintID, constraint: LinearConstraint)] = []
        for step in 0..<3000 {
            switch dice.pick([0, 0, 1, 2, 2]) {
            case 0 where standing.count < 60:
                let constraint = constraint(&dice, variables: variables)
                if let id = try? solver.add(constraint) { standing.append((id, constraint)) }
            case 2 where !standing.isEmpty:
                let index = Int.random(in: standing.indices, using: &dice)
                let constant = Double.random(in: -500...500, using: &dice)
                guard (try? solver.setConstant(constant, of: standing[index].id)) != nil else { continue }
                standing[index].constraint.constant = constant
            default:
                guard !standing.isEmpty else { continue }
                let index = Int.random(in: standing.indices, using: &dice)
                try solver.remove(standing.remove(at: index).id)
            }
            guard step % 50 == 0 else { continue }
            let fresh = ConstraintSolver()
            _ = variables.map { _ in fresh.makeVariable() }
            for entry in standing { _ = try fresh.add(entry.constraint) }
            // Values of a million are not rare here: such systems are far worse conditioned than layouts.
            let size = variables.map { abs(solver.value(of: $0)) }.max() ?? 0
            let sums = solver.errors, expected = fresh.errors
            #expect(sums.map(\.priority) == expected.map(\.priority))
            for (sum, other) in zip(sums, expected) {
                #expect(abs(sum.sum - other.sum) < 1e-10 * max(1e4, size, other.sum), "step \(step), \(sum.priority)")
            }
            for entry in standing where entry.constraint.priority == 1000 {
                #expect(try solver.error(of: entry.id) < 1e-11 * max(1e4, size), "step \(step)")
            }
            #expect(solver.violation == nil, "step \(step)")
        }
        #expect(solver.tableau.cutOffs == 0)
    }

    @Test func `ten thousand edits do not drift`() throws {
        let solver = ConstraintSolver()
        let box = Frame(solver)
        let size = try box.pin(0, 0, 300, 100)
        var edge = box.x.sum
        var ids: [ConstraintID] = []
        let views = (0..<10).map { _ in Frame(solver) }
        for view in views {
            ids.append(try solver.require(view.x.sum, .equal, edge + 0.1))
            try view.hug(100.0 / 3, 10)
            edge = view.right
        }
        try solver.require(edge, .equal, box.right)
        let before = views.map(\.values)
        var dice = Dice(1)
        for edit in 0..<10_000 {
            let isSize = edit.isMultiple(of: 2)
            try solver.setConstant(
                Double.random(in: isSize ? 0...1000 : -20...20, using: &dice), of: isSize ? size[2] : dice.pick(ids))
            solver.solve()
        }
        for id in ids { try solver.setConstant(0, of: id) }
        try solver.setConstant(300, of: size[2])
        for (index, view) in views.enumerated() {
            #expect(isClose([view.values[1], view.values[3]], [before[index][1], before[index][3]], 1e-9))
        }
        let widths = views.map { $0.values[2] }
        #expect(abs(widths.reduce(0, +) - 299) < 1e-9)
        #expect(solver.violation == nil)
        #expect(solver.tableau.cutOffs == 0)
    }

    @Test func `equations that have been spoilt are found, and solved anew without a move`() throws {
        for seed in 0..<50 {
            var dice = Dice(seed)
            var rig = Rig(variables: 6)
            for _ in 0..<14 { rig.add(dice.constraint(variables: 6, required: 40), "seed \(seed)") }
            rig.compare("seed \(seed)")
            let values = rig.values
            let solver = rig.solver
            for slot in solver.tableau.rows.indices {
                for index in solver.tableau.rows[slot].indices where dice.chance(50) {
                    solver.tableau.rows[slot][index].coefficient *= 1 + 1e-4
                }
            }
            solver.edits = ConstraintSolver.editsUntilAudit
            solver.solve()
            #expect(isClose(rig.values, values), "seed \(seed)")
            rig.compare("seed \(seed), after")
        }
    }

    /// Everything meets in one point, where each step has length 0 and a simplex without care goes round in circles.
    @Test func `degenerate systems come to an end`() {
        for seed in 0..<300 {
            var dice = Dice(seed)
            var rig = Rig(variables: 5)
            for _ in 0..<16 {
                var constraint = dice.constraint(variables: 5, required: 50)
                constraint.constant = 0
                rig.add(constraint, "seed \(seed)")
            }
            rig.compare("seed \(seed)")
            #expect(rig.conflicts == 0)
            #expect(rig.values.allSatisfy { abs($0) < 1e-9 })
            #expect(rig.solver.tableau.cutOffs == 0)
        }
    }

    @Test func `symbols, rows and places are used again`() throws {
        let solver = ConstraintSolver()
        let x = solver.makeVariable()
        try solver.require(x.sum, .greaterThanOrEqual, 0)
        for round in 0..<500 {
            let frame = Frame(solver)
            let ids =
                try frame.pin(0, 0, Double(round), 1) + frame.hug(10, 10)
                + [solver.wish(frame.width.sum, .equal, x.sum, Float(round % 7 + 1))]
            #expect(isClose([frame.values[2], solver.value(of: x)], [Double(round), Double(round)]))
            for id in ids { try solver.remove(id) }
            for variable in [frame.x, frame.y, frame.width, frame.height] { try solver.release(variable) }
        }
        #expect(solver.tableau.kinds.count < 40)
        #expect(solver.tableau.rows.count < 20)
        #expect(solver.records.count < 20)
        #expect(solver.tableau.objective.priorities.isEmpty)
        #expect(solver.countOfCells <= 1)
    }
}
