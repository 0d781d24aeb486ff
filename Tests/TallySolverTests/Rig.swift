import Testing

@testable import TallySolver

/// A solver beside a list of what stands in it, and the comparison with the reference.
struct Rig {
    let solver = ConstraintSolver()
    let variables: [LinearVariable]
    var standing: [(id: ConstraintID, constraint: SystemConstraint)] = []
    /// How often the reference could say something, and how often it said that a set cannot hold.
    var compared = 0
    var conflicts = 0

    init(variables count: Int) {
        let solver = solver
        variables = (0..<count).map { _ in solver.makeVariable() }
    }

    var constraints: [SystemConstraint] { standing.map(\.constraint) }
    var values: [Double] { variables.map { solver.value(of: $0) } }

    func outcome(_ constraints: [SystemConstraint]) -> Reference.Outcome {
        Reference.outcome(constraints, variables: variables.count)
    }

    /// Adds it, and where it is refused looks whether it had to be, and whether what is named is a conflict of the least size.
    mutating func add(_ constraint: SystemConstraint, _ note: String) {
        do {
            standing.append((try solver.add(constraint.constraint(variables)), constraint))
        } catch .conflict(let others) {
            check(others, with: [constraint], note)
        } catch {
            Issue.record("\(note): \(error)")
        }
    }

    mutating func setConstant(_ index: Int, _ constant: Double, _ note: String) {
        let id = standing[index].id
        let old = standing[index].constraint.constant
        let before = values
        standing[index].constraint.constant = constant
        do {
            try solver.setConstant(constant, of: id)
        } catch .conflict(let others) {
            #expect(others.contains(id), "\(note)")
            check(others, with: [], note)
            standing[index].constraint.constant = old
            #expect(zip(before, values).allSatisfy { abs($0 - $1) < 1e-9 }, "\(note)")
        } catch {
            Issue.record("\(note): \(error)")
        }
    }

    mutating func remove(_ index: Int, _ note: String) {
        do {
            try solver.remove(standing.remove(at: index).id)
        } catch {
            Issue.record("\(note): \(error)")
        }
    }

    private mutating func check(_ others: [ConstraintID], with added: [SystemConstraint], _ note: String) {
        conflicts += 1
        let named = others.compactMap { id in standing.first { $0.id == id }?.constraint } + added
        #expect(named.count == others.count + added.count, "\(note)")
        #expect(named.allSatisfy { $0.priority == 1000 }, "\(note)")
        let whole = outcome(named)
        #expect(whole == .infeasible || whole == .unknown, "\(note): the named set can hold")
        for index in named.indices {
            var less = named
            less.remove(at: index)
            #expect(outcome(less) != .infeasible, "\(note): the named set is not the least")
        }
    }

    /// Compares the sums of the errors, and that what is required holds.
    mutating func compare(_ note: String) {
        let values = values
        for constraint in constraints where constraint.priority == 1000 {
            #expect(constraint.error(values) < 1e-8, "\(note)")
        }
        #expect(solver.violation == nil, "\(note)")
        switch outcome(constraints) {
        case .unknown: break
        case .infeasible: Issue.record("\(note): what stands cannot hold")
        case .errors(let errors):
            compared += 1
            let priorities = Set(constraints.map(\.priority)).subtracting([1000]).sorted(by: >)
            let sums = priorities.map { priority in
                constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(values) }
            }
            for (sum, error) in zip(sums, errors) {
                #expect(
                    abs(sum - error.double) < 1e-7 * max(1, error.double), "\(note): \(sums) \(errors.map(\.double))")
            }
            #expect(solver.errors.map(\.priority) == priorities, "\(note)")
            #expect(zip(solver.errors, sums).allSatisfy { abs($0.sum - $1) < 1e-9 * max(1, $1) }, "\(note)")
        }
    }
}
