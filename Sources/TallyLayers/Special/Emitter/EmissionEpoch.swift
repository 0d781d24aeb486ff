internal import Foundation
internal import TallyScene

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
            if let last, index < last.cells.count, last.cells[index].goesOn(as: cell) {
                let due = last.due(index, at: start)
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

    /// When a cell begins to emit in it, and when it ends.
    private func begin(_ index: Int) -> Double {
        let own = cells[index].beginTime
        return own.isFinite ? max(start, own) : start
    }
    private func end(_ index: Int) -> Double {
        let own = cells[index].beginTime
        return own > 0 && own.isFinite ? min(end, cells[index].end(from: own)) : end
    }

    /// How many of a cell have come until a time, and what of the next is due.
    private func due(_ index: Int, at time: Double) -> Double {
        carried[index] + rates[index] * max(min(time, end(index)) - begin(index), 0)
    }

    /// Until when particles are on their way.
    func lastLife(factor: Double) -> Double {
        var last = -Double.infinity
        for (index, cell) in cells.enumerated() where rates[index] > 0 && end(index) > begin(index) {
            last = max(last, end(index) + cell.longestLife(factor))
        }
        return last
    }

    /// Seconds that a particle of the epoch lives at most, those that it emits included.
    func longestLife(factor: Double) -> Double { cells.map { $0.longestLife(factor) }.max() ?? 0 }

    /// Adds the particles that are seen at a time, the last to be drawn first.
    func collect(_ source: EmissionSource, at time: Double, into particles: inout [Particle]) {
        for (index, cell) in cells.enumerated().reversed() where rates[index] > 0 {
            let (start, until) = (begin(index), min(time, end(index)))
            guard until > start else { continue }
            let life = cell.longestLife(source.lifetime)
            let rate = rates[index]
            // The number k is born when the carried share and what has come since are k + 1.
            let last = Int(min(carried[index] + rate * (until - start), 1e9)) - 1
            let first = max(0, Int(max(carried[index] + rate * (time - life - start), 0)) - 1)
            guard last >= first else { continue }
            for number in (max(first, last - CAEmitterLayer.maximumCount)...last).reversed() {
                let birth = start + (Double(number + 1) - carried[index]) / rate
                let lot = Lot(seed: source.seed, cell: index, number: counts[index] + number)
                let particle = Particle(cell, source, birth: birth, lot)
                particle.collect(at: time, source, lot, depth: 0, into: &particles)
                if particles.count > CAEmitterLayer.maximumCount { return }
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
    /// Whether another is the same cell, or what was made of it by a key path with its name.
    func goesOn(as other: CAEmitterCell) -> Bool { self === other || name != nil && name == other.name }

    /// When it ends to emit what it began.
    func end(from begin: Double) -> Double { duration > 0 && duration.isFinite ? begin + duration : .infinity }

    /// How long one of its particles, or what that emits, can be seen at most, in seconds.
    ///
    /// - Parameter factor: what the layer multiplies lifetimes by.
    func longestLife(_ factor: Double) -> Double {
        var own = max((Double(lifetime) + Double(lifetimeRange).magnitude / 2) * factor, 0)
        if emitterCells?.isEmpty ?? true { own = min(own, longestSight) }
        let inner = (emitterCells ?? []).map { $0.longestLife(factor) }.max() ?? 0
        let life = own + inner
        return life.isFinite ? min(life, 3600) : 0
    }

    /// Seconds after which each of its particles has become clear.
    private var longestSight: Double {
        guard alphaSpeed < 0 else { return .infinity }
        let most = (color?.rgba ?? .white).alpha + Double(alphaRange).magnitude / 2
        return max(most / Double(-alphaSpeed), 0)
    }
}
