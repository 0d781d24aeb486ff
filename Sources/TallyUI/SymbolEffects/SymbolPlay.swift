import TallyMotion

/// An effect under way. Where it is stopped it goes over to rest, from what is shown and at the speed that has.
struct SymbolPlay {
    private(set) var cycle: SymbolCycle
    private let start: Double
    private var stopped: (time: Double, looks: [Vector4], speeds: [Vector4])?

    init(_ cycle: SymbolCycle, at time: Double) {
        self.cycle = cycle
        start = time
    }

    /// When every part is at rest; infinity: never.
    private(set) lazy var end = start + cycle.duration
    var isStopped: Bool { stopped != nil }

    /// Takes over the parts that the symbol has now.
    mutating func setLevels(_ levels: [Int?]) {
        cycle.levels = levels
        if !isStopped { end = start + cycle.duration }
    }

    func look(of part: Int, at time: Double) -> Vector4 {
        guard let stopped else { return cycle.look(of: part, at: time - start) }
        guard let last = stopped.looks.indices.last else { return .zero }
        let (look, speed) = (stopped.looks[min(part, last)], stopped.speeds[min(part, last)])
        // A spring of that many radians a second, as stiff as is possible without swinging over.
        let passed = Swift.max(0, time - stopped.time)
        let fading = Mathematics.exp(-stiffness * passed)
        return Vector4((look.components + (speed.components + look.components * stiffness) * passed) * fading)
    }

    private var stiffness: Double { if case .rotate = cycle.effect.motion { 8 } else { 14 } }

    mutating func stop(at time: Double) {
        guard !isStopped else { return }
        let instant = 1.0 / 4096
        var looks: [Vector4] = []
        var speeds: [Vector4] = []
        for part in cycle.levels.indices {
            var look = look(of: part, at: time)
            let difference = self.look(of: part, at: time + instant) - self.look(of: part, at: time - instant)
            speeds.append(Vector4(difference.components / (2 * instant)))
            // What has turned by more than a quarter of a round goes on to the next whole one.
            let rounds = look[1] / (2 * .pi)
            look[1] -= 2 * .pi * (abs(rounds) + 0.75).rounded(.down) * (rounds < 0 ? -1 : 1)
            looks.append(look)
        }
        stopped = (time, looks, speeds)
        // By then less than a hundred-thousandth is left.
        end = time + 14 / stiffness
    }
}
