internal import Foundation

/// A time in which the cells of an emitter come at one rate each.
struct EmissionEpoch {
    let start: Double
    let rates: [Double]
    let cells: [CAEmitterCell]
    /// Of each cell, how many came before, and what of the next was due.
    private let counts: [Int]
    private let carried: [Double]
    private var end = Double.infinity

    init(after last: EmissionEpoch?, at start: Double, rates: [Double], cells: [CAEmitterCell]) {
        self.start = start
        self.rates = rates
        self.cells = cells
        var counts: [Int] = []
        var carried: [Double] = []
        for (index, cell) in cells.enumerated() {
            if let last, index < last.cells.count, last.cells[index] === cell {
                let due = last.carried[index] + last.rates[index] * max(start - last.start, 0)
                counts.append(last.counts[index] + Int(min(due, 1e9)))
                carried.append(due - due.rounded(.down))
            } else {
                counts.append(0)
                carried.append(0)
            }
        }
        self.counts = counts
        self.carried = carried
    }

    /// Seconds that a particle of the epoch lives at most, those that it emits included.
    func longestLife(factor: Double) -> Double { cells.map { $0.longestLife(factor) }.max() ?? 0 }

    /// Adds the particles that are there at a time.
    func collect(_ source: EmissionSource, at time: Double, into particles: inout [Particle]) {
        for (index, cell) in cells.enumerated() where rates[index] > 0 {
            let until = min(time, end)
            let life = cell.longestLife(source.lifetime)
            let rate = rates[index]
            // The number k is born when the carried share and what has come since are k + 1.
            let last = Int(min(carried[index] + rate * (until - start), 1e9)) - 1
            let first = max(0, Int(max(carried[index] + rate * (time - life - start), 0)) - 1)
            guard last >= first else { continue }
            for number in max(first, last - CAEmitterLayer.maximumCount)...last {
                let birth = start + (Double(number + 1) - carried[index]) / rate
                let lot = Lot(seed: source.seed, cell: index, number: counts[index] + number)
                let particle = Particle(cell, source, birth: birth, lot)
                particle.collect(at: time, source, lot, depth: 0, into: &particles)
            }
        }
    }

    /// Returns the epoch, with an end.
    func ended(at time: Double) -> EmissionEpoch {
        var copy = self
        copy.end = time
        return copy
    }
}

extension CAEmitterCell {
    /// - Parameter factor: what the layer multiplies lifetimes by.
    func longestLife(_ factor: Double) -> Double {
        let own = max((Double(lifetime) + Double(lifetimeRange).magnitude / 2) * factor, 0)
        let inner = (emitterCells ?? []).map { $0.longestLife(factor) }.max() ?? 0
        let life = own + inner
        return life.isFinite ? min(life, 3600) : 0
    }
}
