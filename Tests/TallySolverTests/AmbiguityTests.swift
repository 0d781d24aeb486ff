import Testing

@testable import TallySolver

@Suite("Ambiguity")
struct AmbiguityTests {
    let solver = ConstraintSolver()

    @Test func `a variable is ambiguous where another value is as good`() throws {
        let x = solver.makeVariable(), y = solver.makeVariable()
        #expect(solver.isAmbiguous(x))
        try solver.require(x.sum, .greaterThanOrEqual, 10)
        #expect(solver.isAmbiguous(x))
        try solver.require(y.sum, .equal, x.sum + 1)
        let wish = try solver.wish(x.sum, .equal, 20, 1)
        #expect(!solver.isAmbiguous(x))
        #expect(!solver.isAmbiguous(y))
        try solver.wish(x.sum, .equal, 30, 1)
        #expect(solver.isAmbiguous(x))
        try solver.setPriority(2, of: wish)
        #expect(!solver.isAmbiguous(y))
        #expect(solver.value(of: y) == 21)
    }

    @Test func `what is not tied to a change does not move by it`() throws {
        for seed in 0..<100 {
            var dice = Dice(seed)
            var rig = Rig(variables: 6)
            for _ in 0..<10 { rig.add(dice.constraint(variables: 6, required: 30), "seed \(seed)") }
            let before = rig.values
            let other = Frame(rig.solver)
            var ids = try other.pin(1, 2, 3, 4)
            ids += try other.hug(10, 20)
            #expect(rig.values == before)
            try rig.solver.setConstant(Double(seed), of: ids[2])
            #expect(rig.values == before)
            for id in ids.reversed() { try rig.solver.remove(id) }
            #expect(rig.values == before)
        }
    }

    @Test func `a new variable takes its place, and those that were there stay`() throws {
        let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
        try solver.require(y.sum, .equal, x.sum + 1)
        let before = [solver.value(of: x), solver.value(of: y)]
        try solver.require(z.sum, .equal, y.sum + 10)
        #expect([solver.value(of: x), solver.value(of: y)] == before)
        let w = solver.makeVariable()
        try solver.wish(y.sum - w.sum, .equal, 40, 250)
        #expect([solver.value(of: x), solver.value(of: y)] == before)
    }

    /// Nothing in the priorities tells which of the views yields, so any may; but it must be the same at the same width.
    @Test func `among equals the one that yields does not change with the way there`() throws {
        let box = Frame(solver)
        let size = try box.pin(0, 0, 300, 40)
        let views = (0..<3).map { _ in Frame(solver) }
        var edge = box.x.sum
        for view in views {
            try solver.require(view.x.sum, .equal, edge)
            try view.hug(50)
            edge = view.right
        }
        try solver.require(edge, .equal, box.right)
        let wide = views.map { $0.values[2] }
        for width in stride(from: 300.0, through: 10, by: -10) { try solver.setConstant(width, of: size[2]) }
        for width in stride(from: 10.0, through: 300, by: 10) { try solver.setConstant(width, of: size[2]) }
        #expect(isClose(views.map { $0.values[2] }, wide))
        // The first, as in UIKit's stack views.
        #expect(isClose(wide, [200, 50, 50]))
        try solver.setConstant(100, of: size[2])
        #expect(isClose(views.map { $0.values[2] }, [0, 50, 50]))
    }

    @Test func `a copy is on its own`() throws {
        let x = solver.makeVariable()
        let id = try solver.require(x.sum, .equal, 10)
        let copy = solver.copy()
        try copy.setConstant(20, of: id)
        #expect(solver.value(of: x) == 10)
        #expect(copy.value(of: x) == 20)
        try copy.remove(id)
        try solver.setConstant(30, of: id)
        #expect(solver.value(of: x) == 30)
    }
}
