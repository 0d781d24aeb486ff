import TallyMotion

/// An effect as a function of time: what it does to each part of a symbol, from the moment at which it begins.
struct SymbolCycle {
    let effect: SymbolEffectConfiguration
    private let speed: Double
    /// How many times it runs; nil is for ever.
    private let count: Int?
    /// Between one time and the next, in seconds before the speed counts.
    private let gap: Double
    private let isContinuous: Bool
    /// For each part of the symbol which of its levels it is; nil: none.
    var levels: [Int?]

    /// - Parameter lasts: true if the effect goes on where the options do not say how often it plays.
    init(_ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, levels: [Int?], lasts: Bool) {
        self.effect = effect
        self.levels = levels
        speed = options.speed
        let repetition = options.repetition ?? (lasts ? .continuous : .periodic(1))
        count = repetition.count
        isContinuous = repetition.isContinuous
        gap = (repetition.delay ?? Self.usualGap(effect.motion)) * options.speed
    }

    private static func usualGap(_ motion: SymbolMotion) -> Double {
        switch motion {
        case .bounce, .wiggle: 0.4
        default: 0
        }
    }

    // MARK: How long it takes, in seconds before the speed counts

    /// What one part takes to go through its motion.
    private var length: Double {
        switch effect.motion {
        case .bounce: 0.6
        case .pulse: 1.6
        case .breathe: 2.4
        case .rotate: 1.2
        case .wiggle: 0.7
        case .variableColor(let style): Self.step * Double(steps(style))
        default: 0
        }
    }

    /// How much later each part begins.
    private var stagger: Double {
        if case .variableColor = effect.motion { return 0 }
        return effect.isByLayer ? 0.12 * length : 0
    }

    private var round: Double { length + stagger * Double(Swift.max(levels.count, 1) - 1) }

    /// Seconds from its beginning after which every part is at rest; infinity: never.
    var duration: Double {
        guard let count else { return .infinity }
        return (Double(count) * (round + gap) - gap) / speed
    }

    /// False if the symbol has none of the parts that the effect is about.
    var movesSomething: Bool { length > 0 && !levels.isEmpty }

    // MARK: What is shown

    /// - Parameter time: Seconds since the beginning.
    func look(of part: Int, at time: Double) -> Vector4 {
        let time = time * speed
        guard time > 0, time < duration * speed else { return .zero }
        if isContinuous, case .rotate(let isClockwise) = effect.motion {
            return Vector4(0, Self.turn(time / length) * (isClockwise ? 1 : -1))
        }
        let own = time - (time / (round + gap)).rounded(.down) * (round + gap)
        if case .variableColor(let style) = effect.motion {
            guard part < levels.count, let level = levels[part] else { return .zero }
            let whole = gap > 0 ? (own, round) : (time, duration * speed)
            let lit = Self.isLit(level, of: levelCount, style, at: own / Self.step)
            let share = Self.rise(whole.0 / 0.2) * Self.rise((whole.1 - whole.0) / 0.25)
            return Vector4(0, 0, 0, share * (1 - lit) * (style.hidesInactive ? 1 : SymbolPart.dimming))
        }
        let place = (own - stagger * Double(part)) / length
        return place > 0 && place < 1 ? motion(at: place) : .zero
    }

    /// - Parameter place: 0...1 of the motion of one part, which begins and ends at rest.
    private func motion(at place: Double) -> Vector4 {
        switch effect.motion {
        case .bounce(let isUp):
            let swing = Self.hump(place, 0, 0.5) - 0.35 * Self.hump(place, 0.4, 0.8) + 0.12 * Self.hump(place, 0.7, 1)
            return Vector4((isUp ? 0.25 : -0.2) * swing)
        case .pulse: return Vector4(0, 0, 0, 0.65 * Self.hump(place, 0, 1))
        case .breathe(let pulses):
            let breath = Self.hump(place, 0, 1)
            return Vector4(0.14 * breath, 0, 0, pulses ? 0.5 * breath : 0)
        case .rotate(let isClockwise): return Vector4(0, 2 * .pi * Self.rise(place) * (isClockwise ? 1 : -1))
        case .wiggle(let wiggle):
            let swing = Mathematics.sin(6 * .pi * place) * Self.hump(place, 0, 1)
            switch wiggle {
            case .turn(let isClockwise): return Vector4(0, (isClockwise ? 0.22 : -0.22) * swing)
            default: return Vector4(0, 0, 0.11 * swing)
            }
        default: return .zero
        }
    }

    /// Returns a number that goes from 0 to 1 and back between two places, with an even beginning, top and end.
    private static func hump(_ x: Double, _ from: Double, _ to: Double) -> Double {
        guard x > from, x < to else { return 0 }
        let sine = Mathematics.sin(.pi * (x - from) / (to - from))
        return sine * sine
    }

    /// Returns a number that goes from 0 at 0 to 1 at 1, with an even beginning and end.
    private static func rise(_ x: Double) -> Double {
        let x = Swift.min(Swift.max(x, 0), 1)
        return x * x * (3 - 2 * x)
    }

    /// Radians after a number of rounds; the first quarter of one is spent on coming up to speed.
    private static func turn(_ rounds: Double) -> Double {
        2 * .pi * (rounds < 0.25 ? rounds * rounds * 2 : rounds - 0.125)
    }

    // MARK: Levels

    /// The seconds from one level to the next.
    private static let step = 0.25
    private var levelCount: Int { levels.reduce(0) { Swift.max($0, ($1 ?? -1) + 1) } }

    private func steps(_ style: SymbolMotion.VariableColorStyle) -> Int {
        let count = levelCount
        if count == 0 { return 0 }
        if style.isReversing { return style.isIterative && count > 1 ? 2 * (count - 1) : 2 * count }
        return style.isIterative && count > 1 ? count : count + 1
    }

    /// Returns how much of a level is lit, 0...1.
    ///
    /// - Parameter step: Of the steps of one round.
    private static func isLit(
        _ level: Int, of count: Int, _ style: SymbolMotion.VariableColorStyle, at step: Double
    ) -> Double {
        let (level, last) = (Double(level), Double(count))
        func passed(_ x: Double) -> Double { rise((x + 0.2) / 0.4) }
        if style.isIterative, count > 1 {
            if style.isReversing {
                let there = step < last - 1 ? step : 2 * (last - 1) - step
                return passed(0.5 - abs(there - level))
            }
            let way = abs(step - (level + 0.5))
            return passed(0.5 - Swift.min(way, last - way))
        }
        if style.isReversing {
            let lit = step < last ? step : 2 * last - step
            return passed(lit - level - 0.5)
        }
        // All are lit in the last step, and none in the first.
        let ending = step < 0.5 ? 1 - passed(step) : 1 - passed(step - last - 1)
        return step < 0.5 ? ending : Swift.min(passed(step - level - 1), ending)
    }
}
