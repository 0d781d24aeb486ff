import TallyMotion

/// Animatable data of a type that the runtime does not know, under way. Boxed once for each animated value.
@MainActor
@_spi(Runtime) open class CustomRun {
    package final var end = Double.infinity
    /// True if only playing it tells when it ends.
    var hasUnknownEnd = false
    /// True if nothing is shown of it on its way: it is played at its end.
    final var isUnseen = false
    var tokens = RunTokens()
    /// Where the animator keeps it; -1: nowhere.
    final var place = -1
    final var visibility = RunVisibility()

    public init() {}

    /// True if it starts animations that end, one after the other for ever.
    open var isCycle: Bool { false }

    /// Shows the data of a time. True if it is over.
    open func play(at time: Double) -> Bool { true }
    open func isOver(at time: Double) -> Bool { true }

    /// Whether a frame has to play it.
    final func isDue(at time: Double) -> Bool { !isUnseen || hasUnknownEnd || nextEvent <= time }

    /// When something of it next ends or counts as ended.
    final var nextEvent: Double { min(end, tokens.nextLogicalEnd) }
}

/// Animatable data on its way from what is shown to what the view says.
final class TypedRun<Data: VectorArithmetic>: CustomRun {
    private var motion: Motion<Data>
    private let show: @MainActor (Data, _ isLast: Bool) -> Void

    init(
        from: Data, to: Data, animation: Animation, scope: TransactionScope, velocity: Data = .zero,
        show: @escaping @MainActor (Data, _ isLast: Bool) -> Void
    ) {
        motion = Motion(
            from: from, to: to, spec: animation.spec, at: scope.runtime.time, velocity: velocity,
            in: scope.runtime.updatePass.updateSerial)
        self.show = show
        super.init()
        tokens.add(under: scope, ending: motion)
        noteEnd()
    }

    /// Tells custom animations of the surroundings.
    func provide(_ environment: EnvironmentValues) { motion.provide(environment: environment) }

    func retarget(
        to target: Data, animation: Animation?, scope: TransactionScope, adding velocity: Data,
        environment: () -> EnvironmentValues
    ) {
        let runtime = scope.runtime
        if let animation {
            motion.retarget(
                to: target, spec: animation.spec, at: runtime.time, adding: velocity,
                in: runtime.updatePass.updateSerial)
            if animation.spec.customBase != nil { provide(environment()) }
            tokens.add(under: scope, ending: motion)
        } else {
            motion.retarget(to: target, spec: nil, at: runtime.time)
        }
        noteEnd()
        show(motion.value(at: runtime.time), false)
        runtime.animator.endsChanged()
    }

    private func noteEnd() {
        end = motion.removalTime ?? .infinity
        hasUnknownEnd = motion.hasUnknownEnd
    }

    override func play(at time: Double) -> Bool {
        let value = motion.value(at: time)
        let isLast = motion.isOver(at: time)
        if hasUnknownEnd, let complete = motion.logicalCompletionTime { tokens.learn(logicalEnd: complete) }
        show(isLast ? motion.target : value, isLast)
        return isLast
    }

    override func isOver(at time: Double) -> Bool { motion.isOver(at: time) }

    func summary(at time: Double) -> MotionSummary { motion.summary(at: time) }
}
