/// A custom animation under way on one attribute, with the modifiers around it.
final class CustomRun<Value: VectorArithmetic> {
    private struct Pass {
        var index = 0
        var start = 0.0
    }

    let motion: any CustomMotion
    private let modifiers: [MotionModifier]
    private var passes: [Pass]
    var context: MotionContext<Value>

    init(_ motion: any CustomMotion, modifiers: [MotionModifier], context: MotionContext<Value>) {
        self.motion = motion
        self.modifiers = modifiers
        self.context = context
        passes = Array(repeating: Pass(), count: modifiers.count)
    }

    func copy() -> CustomRun {
        let copy = CustomRun(motion, modifiers: modifiers, context: context)
        copy.passes = passes
        return copy
    }

    var isBare: Bool { modifiers.isEmpty }

    /// Returns how much of `value` is done, nil once it is over, and whether it counts as complete.
    func animate(_ value: Value, at time: Double) -> (done: Value?, isComplete: Bool) {
        animate(value, at: time, within: modifiers.count)
    }

    /// Asks the level under the first `depth` modifiers.
    private func animate(_ value: Value, at time: Double, within depth: Int) -> (done: Value?, isComplete: Bool) {
        guard depth > 0 else {
            let done = motion.animate(value: value, time: time, context: &context)
            return (done, context.isLogicallyComplete || done == nil)
        }
        let level = depth - 1
        switch modifiers[level] {
        case .delay(let delay):
            let local = time - (delay.isFinite ? delay : 0)
            return animate(value, at: local > 0 ? local : 0, within: level)
        case .speed(let speed):
            let local = time * speed
            return animate(value, at: local.isFinite ? local : 0, within: level)
        case .logicallyComplete(let duration):
            let (done, _) = animate(value, at: time, within: level)
            return (done, done == nil || time >= (duration > 0 ? duration : 0))
        case .repeatCount(let count, let autoreverses):
            return count < 1
                ? (nil, true) : pass(value, at: time, within: level, last: count - 1, autoreverses: autoreverses)
        case .repeatForever(let autoreverses):
            return pass(value, at: time, within: level, last: .max, autoreverses: autoreverses)
        }
    }

    /// The time that finds a pass over shows that pass's end and is the zero of the next, which starts afresh.
    private func pass(
        _ value: Value, at time: Double, within level: Int, last: Int, autoreverses: Bool
    ) -> (done: Value?, isComplete: Bool) {
        let pass = passes[level]
        let isMirrored = autoreverses && pass.index & 1 == 1
        let (done, isComplete) = animate(value, at: time - pass.start, within: level)
        if let done {
            return (isMirrored ? value - done : done, isComplete && pass.index >= last)
        }
        if pass.index >= last { return (nil, true) }
        passes[level] = Pass(index: pass.index + 1, start: time)
        for inner in 0..<level { passes[inner] = Pass() }
        context.state = MotionState()
        context.isLogicallyComplete = false
        return (isMirrored ? value - value : value, false)
    }
}
