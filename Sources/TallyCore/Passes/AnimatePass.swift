/// The animate step: moves all that is under way to the time of the frame, and evaluates what is animated by its body.
///
/// It owns the animator and the bodies that wait for a frame. It may evaluate these under no animation; what they write waits
/// for the update that follows.
@MainActor
final class AnimatePass {
    let animator: Animator
    /// Bodies of animatable views and of players that have other data in this frame.
    private var evaluations: [CompositeState] = []
    /// Told why values are written, while somebody wants to know.
    var observer: (any WriteObserver)?
    private let host: HostLink

    init(clock: RuntimeClock, host: HostLink) {
        animator = Animator(clock: clock, host: host)
        self.host = host
    }

    var hasWork: Bool { !evaluations.isEmpty }

    func add(_ composite: CompositeState) {
        if evaluations.isEmpty { host.askForFrame() }
        evaluations.append(composite)
    }

    /// Moves everything under way; what ends may write.
    func play() { animator.play() }

    /// Evaluates the bodies with this frame's data.
    func evaluate(_ context: AnimateContext) {
        if evaluations.isEmpty { return }
        context.beginWithoutAnimation()
        let composites = evaluations
        evaluations.removeAll(keepingCapacity: true)
        for composite in composites { composite.reevaluateForFrame() }
    }

    func removeAll() { evaluations = [] }
}
