import TallyMotion

/// Animatable data of a type that the runtime does not know, under way. Boxed once for each animated node.
@MainActor
class CustomRun {
    fileprivate(set) var end = Double.infinity
    var tokens = RunTokens()
    func play(at time: Double) {}
    func isOver(at time: Double) -> Bool { true }
}

/// Animatable data on its way from what is shown to what the view says.
final class TypedRun<Data: VectorArithmetic>: CustomRun {
    private var motion: Motion<Data>
    private let show: @MainActor (Data) -> Void

    init(from: Data, to: Data, animation: Animation, runtime: Runtime, show: @escaping @MainActor (Data) -> Void) {
        motion = Motion(from: from, to: to, spec: animation.spec, at: runtime.time)
        self.show = show
        super.init()
        tokens.add(runtime.token, ending: motion)
        end = motion.removalTime ?? .infinity
    }

    func retarget(to target: Data, animation: Animation?, runtime: Runtime) {
        motion.retarget(to: target, spec: animation?.spec, at: runtime.time)
        if animation != nil { tokens.add(runtime.token, ending: motion) }
        end = motion.removalTime ?? .infinity
        show(motion.value(at: runtime.time))
    }

    override func play(at time: Double) {
        let value = motion.value(at: time)
        show(motion.isOver(at: time) ? motion.target : value)
    }

    override func isOver(at time: Double) -> Bool { motion.isOver(at: time) }
}
