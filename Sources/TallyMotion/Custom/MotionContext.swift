/// What a custom animation keeps from frame to frame, and what it learns from its surroundings.
package struct MotionContext<Value: VectorArithmetic> {
    /// Values that the animation put there; each animated attribute has its own.
    package var state: MotionState

    /// Set by the animation when it counts as complete although it still moves.
    package var isLogicallyComplete: Bool

    /// The surroundings, opaque to this module.
    package var environment: Any?

    package init(state: MotionState = MotionState(), isLogicallyComplete: Bool = false, environment: Any? = nil) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }
}
