import TallyMotion

/// What a custom animation keeps from frame to frame, and what it learns from its surroundings.
public struct AnimationContext<Value> where Value: VectorArithmetic {
    package var motion: MotionContext<Value>

    package init(_ motion: MotionContext<Value>) { self.motion = motion }

    /// Values of the animation's own; every animated attribute has its own set.
    public var state: AnimationState<Value> {
        get { AnimationState(motion.state) }
        set { motion.state = newValue.storage }
    }

    /// Set when the animation counts as complete, though it may still move; unset, it is complete at its end.
    public var isLogicallyComplete: Bool {
        get { motion.isLogicallyComplete }
        set { motion.isLogicallyComplete = newValue }
    }

    /// The surroundings of the view that animates.
    public var environment: EnvironmentValues {
        motion.environment as? EnvironmentValues ?? EnvironmentValues()
    }

    /// Returns the same context with the state of another value's type.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
        AnimationContext<T>(
            MotionContext(
                state: state.storage, isLogicallyComplete: motion.isLogicallyComplete,
                environment: motion.environment))
    }
}
