import Testing

@testable import TallySolver

@Suite("Random systems against an exact reference")
struct RandomTests {
    @Test(arguments: 0..<8)
    func `errors are the least, level by level, and conflicts are exactly those of the reference`(_ part: Int) {
        var compared = 0, conflicts = 0
        for seed in part * 500..<(part + 1) * 500 {
            var dice = Dice(seed)
            var rig = Rig(variables: Int.random(in: 1...8, using: &dice))
            let required = dice.pick([10, 35, 35, 60])
            for _ in 0..<Int.random(in: 1...16, using: &dice) {
                rig.add(dice.constraint(variables: rig.variables.count, required: required), "seed \(seed)")
            }
            rig.compare("seed \(seed)")
            compared += rig.compared
            conflicts += rig.conflicts
        }
        // Else the test would say nothing.
        #expect(compared > 450)
        #expect(conflicts > 100)
    }

    @Test(arguments: 0..<8)
    func `after any sequence of changes the solution is as good as one from scratch`(_ part: Int) {
        for seed in part * 25..<(part + 1) * 25 {
            var dice = Dice(100_000 + seed)
            var rig = Rig(variables: Int.random(in: 2...8, using: &dice))
            for step in 0..<40 {
                let note = "seed \(seed), step \(step)"
                switch rig.standing.isEmpty ? 0 : dice.pick([0, 0, 0, 0, 1, 2, 2, 2, 3]) {
                case 0 where rig.standing.count < 16:
                    rig.add(dice.constraint(variables: rig.variables.count, required: 35), note)
                case 2:
                    rig.setConstant(Int.random(in: rig.standing.indices, using: &dice), dice.constant(), note)
                case 3:
                    let index = Int.random(in: rig.standing.indices, using: &dice)
                    guard rig.standing[index].constraint.priority != 1000 else { continue }
                    rig.standing[index].constraint.priority = dice.pick([1, 250, 777.5, 999.999])
                    try? rig.solver.setPriority(rig.standing[index].constraint.priority, of: rig.standing[index].id)
                default:
                    rig.remove(Int.random(in: rig.standing.indices, using: &dice), note)
                }
                // Some changes come in bundles, without a look at the values in between.
                if !dice.chance(30) { rig.compare(note) }
            }
        }
    }

    @Test func `the same calls give the same values`() {
        for seed in 0..<100 {
            let values = (0..<2).map { _ in
                var dice = Dice(seed)
                var rig = Rig(variables: 6)
                for _ in 0..<12 { rig.add(dice.constraint(variables: 6, required: 30), "seed \(seed)") }
                return rig.values
            }
            #expect(values[0] == values[1])
        }
    }
}
