/// What a step of each symbol costs, as one vector of sums of errors, highest priority first.
///
/// Vectors compare lexicographically, which is what makes priorities strict: numbers of the field ℝ(ε), to which the simplex
/// method and Bland's rule apply as to ℝ. One array over all symbols for each distinct priority in use; the arrays hold the
/// reduced costs, 0 for what is in the basis.
struct Objective {
    /// Below this a cost is a rounding error. Costs are sums of products of coefficients, around 1 in a layout.
    static let noise = 1e-9

    /// Distinct, falling.
    private(set) var priorities: [Float] = []
    private(set) var costs: [[Double]] = []
    private var users: [Int] = []

    /// - Complexity: O(log levels); O(symbols) where the priority is new.
    mutating func retainLevel(_ priority: Float, symbols: Int) -> Int {
        let level = index(of: priority)
        if level == priorities.count || priorities[level] != priority {
            priorities.insert(priority, at: level)
            costs.insert(Array(repeating: 0, count: symbols), at: level)
            users.insert(0, at: level)
        }
        users[level] += 1
        return level
    }

    mutating func releaseLevel(_ priority: Float) {
        let level = index(of: priority)
        users[level] -= 1
        guard users[level] == 0 else { return }
        priorities.remove(at: level)
        costs.remove(at: level)
        users.remove(at: level)
    }

    /// Where the priority is among the levels, or would be.
    func index(of priority: Float) -> Int {
        var low = 0, high = priorities.count
        while low < high {
            let middle = (low + high) / 2
            if priorities[middle] > priority { low = middle + 1 } else { high = middle }
        }
        return low
    }

    mutating func appendSymbol() {
        for level in costs.indices { costs[level].append(0) }
    }

    mutating func clear(_ symbol: Int) {
        for level in costs.indices { costs[level][symbol] = 0 }
    }

    mutating func clearAll() {
        for level in costs.indices {
            for symbol in costs[level].indices { costs[level][symbol] = 0 }
        }
    }

    mutating func add(_ cost: Double, to symbol: Int, level: Int) {
        let old = costs[level][symbol]
        let sum = old + cost
        costs[level][symbol] = abs(sum) < Self.noise * max(1, 0.01 * (abs(old) + abs(cost))) ? 0 : sum
    }

    /// The symbol is `row` from now on.
    mutating func substitute(_ symbol: Int, by row: [Cell]) {
        for level in costs.indices {
            let cost = costs[level][symbol]
            guard cost != 0 else { continue }
            costs[level][symbol] = 0
            for cell in row { add(cost * cell.coefficient, to: cell.symbol, level: level) }
        }
    }

    /// Whether no level above charges the symbol, so that `level` decides.
    func decides(_ level: Int, _ symbol: Int) -> Bool {
        for higher in 0..<level where costs[higher][symbol] != 0 { return false }
        return true
    }

    /// Whether to move a row by one unit costs less with `left` than with `right`; nil where it is the same.
    ///
    /// Signs count: below the level that decides for a symbol its costs may be negative.
    func isCheaper(_ left: Cell, than right: Cell) -> Bool? {
        for level in costs.indices {
            let first = costs[level][left.symbol] / abs(left.coefficient)
            let second = costs[level][right.symbol] / abs(right.coefficient)
            if abs(first - second) > Self.noise * max(1, abs(first), abs(second)) { return first < second }
        }
        return nil
    }
}
