/// What the animate step may do beside playing what is under way.
@MainActor
struct AnimateContext {
    private let update: UpdatePass

    init(_ runtime: Runtime) { update = runtime.updatePass }

    /// Begins an update of the frame's own: what bodies set now moves by no animation.
    func beginWithoutAnimation() { update.beginWithoutAnimation() }
}
