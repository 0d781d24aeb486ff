import Foundation
import TallyCore
import TallyMotion

/// One of the effects that are asked for of a symbol, with what is under way of it.
struct SymbolEffectState {
    private(set) var entry: SymbolEffectEntry
    private var plays: [SymbolPlay] = []
    /// The motions of effects that hold a state: one a part.
    private var motions: [Motion<Vector4>] = []
    private var levels: [Int?]
    /// The direction of what moves along a line.
    private(set) var line = CGPoint(x: 1, y: 0)

    /// - Parameter isStill: true if nothing may move.
    init(_ entry: SymbolEffectEntry, levels: [Int?], isStill: Bool, at time: Double) {
        self.entry = entry
        self.levels = levels
        if SymbolLook.sustained(entry.effect.motion) != nil {
            motions = levels.map { _ in Self.rest(look, at: time) }
        } else if entry.trigger == nil, entry.isActive, !isStill {
            play(at: time)
        }
    }

    private static func rest(_ look: Vector4, at time: Double) -> Motion<Vector4> {
        Motion(from: look, to: look, spec: Animation.linear(duration: 0).spec, at: time)
    }

    /// What it holds now.
    private var look: Vector4 { entry.isActive ? SymbolLook.sustained(entry.effect.motion) ?? .zero : .zero }

    mutating func setLine(isRightToLeft: Bool) {
        guard case .wiggle(let wiggle) = entry.effect.motion else { return }
        switch wiggle {
        case .turn: return
        case .angle(let degrees):
            let (sine, cosine) = Mathematics.sincos(degrees.truncatingRemainder(dividingBy: 360) * .pi / 180)
            line = CGPoint(x: cosine, y: sine)
        case .reading(let isForward): line = CGPoint(x: isForward == isRightToLeft ? -1 : 1, y: 0)
        }
    }

    /// - Parameter entry: The same effect as before.
    mutating func update(to new: SymbolEffectEntry, isStill: Bool, at time: Double) {
        let old = entry
        entry = new
        if isStill {
            plays = []
            if !motions.isEmpty { motions = levels.map { _ in Self.rest(look, at: time) } }
        } else if !motions.isEmpty {
            if old.isActive != new.isActive { retarget(at: time) }
        } else if let trigger = new.trigger, let last = old.trigger {
            guard !trigger.isSame(as: last) else { return }
            stop(at: time)
            play(at: time)
        } else if new.isActive != old.isActive {
            stop(at: time)
            if new.isActive { play(at: time) }
        }
    }

    private mutating func play(at time: Double) {
        let cycle = SymbolCycle(entry.effect, entry.options, levels: levels, lasts: entry.trigger == nil)
        if cycle.movesSomething { plays.append(SymbolPlay(cycle, at: time)) }
    }

    private mutating func retarget(at time: Double) {
        let spring = Animation.spring(duration: 0.4, bounce: 0.25).speed(entry.options.speed)
        for part in motions.indices {
            let delay = entry.effect.isByLayer ? 0.05 * Double(part) / entry.options.speed : 0
            motions[part].retarget(to: look, spec: (delay > 0 ? spring.delay(delay) : spring).spec, at: time)
        }
    }

    /// Has what is under way go over to rest.
    mutating func stop(at time: Double) {
        for index in plays.indices { plays[index].stop(at: time) }
    }

    /// Ends an effect that is no longer asked for: what it held is given up too.
    mutating func leave(at time: Double) {
        stop(at: time)
        let old = entry
        entry = SymbolEffectEntry(effect: old.effect, options: old.options, trigger: old.trigger, isActive: false)
        if !motions.isEmpty, old.isActive { retarget(at: time) }
    }

    /// Takes over the parts that the symbol has now.
    mutating func setLevels(_ new: [Int?], at time: Double) {
        guard new != levels else { return }
        levels = new
        for index in plays.indices { plays[index].setLevels(new) }
        if motions.count > new.count { motions.removeLast(motions.count - new.count) }
        while motions.count < new.count, let last = motions.last { motions.append(last) }
    }

    mutating func look(of part: Int, at time: Double) -> Vector4 {
        if !motions.isEmpty { return motions[min(part, motions.count - 1)].value(at: time) }
        var sum = Vector4.zero
        for play in plays { sum += play.look(of: part, at: time) }
        return sum
    }

    /// Returns when all of it is at rest; infinity: never; what is at rest already: a time that has passed.
    mutating func end() -> Double {
        var end = -Double.infinity
        for index in plays.indices { end = Swift.max(end, plays[index].end) }
        for motion in motions { end = Swift.max(end, motion.removalTime ?? .infinity) }
        return end
    }

    mutating func forgetWhatIsOver(at time: Double) {
        for index in plays.indices.reversed() where plays[index].end <= time { plays.remove(at: index) }
    }
}
