/// The equations of a `ConstraintSolver`, solved for some of their symbols, the basis: basic = constant + Σ coefficient · other.
///
/// A symbol outside the basis is 0, so the constants are the values. Sparse: sorted rows, and for each column a list of the
/// rows that may have it. Constants of constraints are kept as `offsets` of their markers: they can be changed, and the
/// constants of all rows computed anew, without a look at the equations.
///
/// The method is the incremental simplex of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm" (2001). Other than there, priorities are levels instead of weights, required equalities whose marker stays in the
/// basis are held at 0, and a required constraint that does not hold where it is added is mended by the dual simplex, whose
/// last row then names the conflict.
struct Tableau {
    /// A coefficient is a rounding error below this, and below this part of what was added up.
    static let cancellation = 1e-11
    /// No pivot is smaller.
    static let leastPivot = 1e-8
    /// How far below 0 a value may be, by what its constant is made of, or by 1 where that is less.
    static let tolerance = 1e-9

    // By symbol.
    var kinds: [SymbolKind] = []
    /// The row of a symbol of the basis; -1 outside of it.
    var slots: [Int] = []
    /// The rows that may have a cell of the symbol: none is missing, some may be there in vain or twice.
    var columns: [[Int]] = []
    /// What the constant of its constraint adds to the value of a marker; 0 for other symbols.
    var offsets: [Double] = []
    var vacantSymbols: [Int] = []

    // By slot.
    var rows: [[Cell]] = []
    var constants: [Double] = []
    /// The symbol that the row is solved for; -1 where there is no row.
    var basics: [Int] = []
    var vacantSlots: [Int] = []

    var objective = Objective()
    /// Whether a step may be left that lowers the objective.
    var needsOptimising = false
    /// The pivots since recording began; nil while nothing is recorded.
    var journal: [(entering: Int, leaving: Int)]?
    /// Pivots since the values were last found to solve the equations.
    var pivots = 0
    /// Pivots since the costs were last computed from the rows.
    var pivotsOfCosts = 0
    /// How often a search was cut off, which rounding alone could bring about.
    var cutOffs = 0

    private var stamps: [Int] = []
    private var stamp = 0
    private var spare: [Cell] = []
}

extension Tableau {
    mutating func makeSymbol(_ kind: SymbolKind, offset: Double = 0) -> Int {
        if let symbol = vacantSymbols.popLast() {
            kinds[symbol] = kind
            offsets[symbol] = offset
            return symbol
        }
        kinds.append(kind)
        slots.append(-1)
        columns.append([])
        offsets.append(offset)
        objective.appendSymbol()
        return kinds.count - 1
    }

    /// The symbol must be in no row, and outside the basis.
    mutating func discard(_ symbol: Int) {
        for entry in column(of: symbol) { rows[entry.symbol].removeAll { $0.symbol == symbol } }
        kinds[symbol] = .vacant
        columns[symbol].removeAll()
        offsets[symbol] = 0
        objective.clear(symbol)
        vacantSymbols.append(symbol)
    }

    func value(of symbol: Int) -> Double { slots[symbol] < 0 ? 0 : constants[slots[symbol]] }

    /// Adds the row `symbol` = `cells`; its constant is that of the offsets. Returns its slot.
    mutating func install(_ symbol: Int, as cells: [Cell]) -> Int {
        let slot: Int
        if let vacant = vacantSlots.popLast() {
            slot = vacant
        } else {
            slot = rows.count
            rows.append([])
            constants.append(0)
            basics.append(-1)
            stamps.append(0)
        }
        rows[slot] = cells
        basics[slot] = symbol
        slots[symbol] = slot
        for cell in cells { columns[cell.symbol].append(slot) }
        constants[slot] = derivedConstant(of: slot).value
        return slot
    }

    /// Takes the row of a symbol away; the symbol is then outside the basis.
    mutating func uninstall(_ symbol: Int) {
        let slot = slots[symbol]
        rows[slot].removeAll()
        basics[slot] = -1
        constants[slot] = 0
        slots[symbol] = -1
        vacantSlots.append(slot)
    }

    /// Takes all rows and costs away, and leaves the symbols.
    mutating func clearRows() {
        rows.removeAll()
        constants.removeAll()
        basics.removeAll()
        stamps.removeAll()
        vacantSlots.removeAll()
        for symbol in slots.indices {
            slots[symbol] = -1
            columns[symbol].removeAll()
        }
        objective.clearAll()
    }

    /// The cell of a symbol in a row. - Complexity: O(log length of the row)
    func coefficient(of symbol: Int, in slot: Int) -> Double? {
        var low = 0, high = rows[slot].count
        while low < high {
            let middle = (low + high) / 2
            if rows[slot][middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        guard low < rows[slot].count, rows[slot][low].symbol == symbol else { return nil }
        return rows[slot][low].coefficient
    }

    /// The coefficients of a symbol; `symbol` of each cell is the *slot* of its row. Tidies the list of the column.
    mutating func column(of symbol: Int) -> [Cell] {
        stamp += 1
        var found: [Cell] = []
        found.reserveCapacity(columns[symbol].count)
        for slot in columns[symbol] where stamps[slot] != stamp {
            stamps[slot] = stamp
            if let value = coefficient(of: symbol, in: slot) { found.append(Cell(symbol: slot, coefficient: value)) }
        }
        if found.count < columns[symbol].count { columns[symbol] = found.map(\.symbol) }
        return found
    }

    /// Adds `factor` · `source` to a row, of which the cell of `dropped` is left out. - Complexity: O(length of both)
    mutating func add(_ source: [Cell], times factor: Double, to slot: Int, dropping dropped: Int) {
        let target = rows[slot]
        var result = spare
        spare = []
        result.removeAll(keepingCapacity: true)
        result.reserveCapacity(target.count + source.count)
        var left = 0, right = 0
        while left < target.count || right < source.count {
            if right == source.count || (left < target.count && target[left].symbol < source[right].symbol) {
                if target[left].symbol != dropped { result.append(target[left]) }
                left += 1
            } else if left == target.count || source[right].symbol < target[left].symbol {
                let symbol = source[right].symbol
                let value = source[right].coefficient * factor
                right += 1
                guard abs(value) > Self.cancellation else { continue }
                result.append(Cell(symbol: symbol, coefficient: value))
                columns[symbol].append(slot)
                if columns[symbol].count > 2 * rows.count + 16 { tidyColumn(symbol, with: slot) }
            } else {
                let first = target[left].coefficient
                let second = source[right].coefficient * factor
                if abs(first + second) > Self.cancellation * max(1, abs(first) + abs(second)) {
                    result.append(Cell(symbol: target[left].symbol, coefficient: first + second))
                }
                left += 1
                right += 1
            }
        }
        rows[slot] = result
        spare = target
    }

    /// Drops what the list of a column has in vain. `slot` stays: its row is about to have the symbol.
    private mutating func tidyColumn(_ symbol: Int, with slot: Int) {
        var slots = column(of: symbol).map(\.symbol)
        if !slots.contains(slot) { slots.append(slot) }
        columns[symbol] = slots
    }
}
