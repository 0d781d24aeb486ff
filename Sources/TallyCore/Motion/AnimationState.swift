import TallyMotion

/// A custom animation's own values, by type of key.
public struct AnimationState<Value> where Value: VectorArithmetic {
    package var storage: MotionState

    package init(_ storage: MotionState) { self.storage = storage }

    public init() { storage = MotionState() }

    public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
        get { storage[key, default: K.defaultValue] }
        set { storage[key, default: K.defaultValue] = newValue }
    }
}

/// Names a value of an animation's state, and says what it is before it is set.
public protocol AnimationStateKey {
    associatedtype Value

    static var defaultValue: Value { get }
}
