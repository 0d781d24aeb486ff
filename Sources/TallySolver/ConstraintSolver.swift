/// Finds values of variables that hold required linear constraints, and miss wishes by as little as can be.
///
/// Required constraints hold, to rounding. Then the sum of the errors of the highest priority is as small as it can be, then
/// that of the next without a loss for the first, and so on. Where that leaves more than one solution, the answer is one of
/// them; it depends on nothing but the calls so far and their order, and a change among variables that no constraint ties to
/// others leaves those where they are.
///
/// The solver is incremental: a change costs about what it moves. What is required is looked at when a call changes it, and a
/// change that cannot be is refused; wishes are weighed when a value is asked for.
package final class ConstraintSolver {
    /// How great a constant may be, either way; then a pixel still counts in sums of them.
    package static let greatestConstant = 1e9
    /// How great or small a coefficient may be, either way, but for 0.
    package static let coefficients = 1e-4...1e4

    var tableau = Tableau()
    /// By `ConstraintID.place`; nil where there is none.
    var records: [ConstraintRecord?] = []
    var vacantPlaces: [Int] = []
    /// How many constraints name a variable, by symbol.
    var uses: [Int] = []
    /// By symbol; 0 for a symbol that is no variable.
    var variableSerials: [Int] = []
    /// By symbol of a marker or an error; -1 for others.
    var owners: [Int] = []
    var latestSerial = 0
    /// Constants that have been changed since those of the tableau were computed from scratch.
    var edits = 0
    /// How often the equations have been solved from scratch because errors had piled up.
    var rederivations = 0

    package init() {}

    package func makeVariable() -> LinearVariable {
        let symbol = makeSymbol(.free, owner: -1)
        latestSerial += 1
        variableSerials[symbol] = latestSerial
        return LinearVariable(symbol: symbol, serial: latestSerial)
    }

    /// Gives a variable back that no constraint names any more.
    package func release(_ variable: LinearVariable) throws(SolverError) {
        guard isKnown(variable) else { throw .unknownVariable(variable) }
        guard uses[variable.symbol] == 0 else { throw .variableInUse(variable) }
        if tableau.slots[variable.symbol] >= 0 { tableau.uninstall(variable.symbol) }
        discard(variable.symbol)
    }

    /// The value of a variable; 0 for one that the solver does not know.
    ///
    /// - Complexity: O(1) where nothing has changed; else `solve()`.
    package func value(of variable: LinearVariable) -> Double {
        solve()
        return isKnown(variable) ? tableau.value(of: variable.symbol) : 0
    }

    /// Weighs the wishes, if anything has changed since; `value(of:)` does it by itself.
    package func solve() {
        if tableau.needsOptimising { tableau.optimise() }
        if tableau.pivots > 0 || edits >= Self.editsUntilAudit { audit() }
    }

    /// A solver of its own in the same state, in which the variables and identifiers of this one are valid.
    package func copy() -> ConstraintSolver {
        let other = ConstraintSolver()
        other.tableau = tableau
        other.records = records
        other.vacantPlaces = vacantPlaces
        other.uses = uses
        other.variableSerials = variableSerials
        other.owners = owners
        other.latestSerial = latestSerial
        other.edits = edits
        return other
    }
}

extension ConstraintSolver {
    func isKnown(_ variable: LinearVariable) -> Bool {
        variableSerials.indices.contains(variable.symbol) && variableSerials[variable.symbol] == variable.serial
    }

    func makeSymbol(_ kind: SymbolKind, owner: Int, offset: Double = 0) -> Int {
        let symbol = tableau.makeSymbol(kind, offset: offset)
        if symbol == owners.count {
            owners.append(-1)
            uses.append(0)
            variableSerials.append(0)
        }
        owners[symbol] = owner
        return symbol
    }

    func discard(_ symbol: Int) {
        tableau.discard(symbol)
        owners[symbol] = -1
        variableSerials[symbol] = 0
    }

    func record(_ id: ConstraintID) throws(SolverError) -> ConstraintRecord {
        guard records.indices.contains(id.place), let record = records[id.place], record.serial == id.serial else {
            throw .unknownConstraint(id)
        }
        return record
    }
}
