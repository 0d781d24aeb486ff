import TallyMotion

/// The animated side of a view or modifier whose type is `Animatable`: its data as shown in this frame.
@MainActor
class AnimatableState<Value> {
    /// Returns the view with the data of this frame in place of its own.
    func presented(_ value: Value) -> Value { value }
    func valueChanged(to value: Value, scope: TransactionScope, environment: EnvironmentValues) {}
    func end(_ runtime: Runtime) {}
    func reportMotion(to report: inout MotionReport) {}

    /// Makes the state of a value; nil for types that are not animatable or have no data.
    static func make(for value: Value, composite: CompositeState) -> AnimatableState<Value>? {
        guard let type = Value.self as? any Animatable.Type, !Self.hasNoData(type) else { return nil }
        return make(type, value, composite)
    }

    private static func hasNoData<A: Animatable>(_ type: A.Type) -> Bool {
        A.AnimatableData.self == EmptyAnimatableData.self
    }

    private static func make<A: Animatable>(
        _ type: A.Type, _ value: Value, _ composite: CompositeState
    ) -> AnimatableState<Value>? {
        guard let value = value as? A else { return nil }
        return TypedAnimatableState<A>(value, composite) as? AnimatableState<Value>
    }
}

private final class TypedAnimatableState<A: Animatable>: AnimatableState<A> {
    private let data: AnimatedData<A.AnimatableData>

    init(_ value: A, _ composite: CompositeState) {
        data = AnimatedData(value.animatableData, at: composite.node) { [weak composite] in
            guard let composite, !composite.hasEnded else { return }
            composite.node.runtime.needsFrameEvaluation(composite)
        }
    }

    override func presented(_ value: A) -> A {
        // Also at the end, where it is the value's own: what is watched by setting it sees the motion arrive.
        guard data.takeMotion() || data.shown != data.model else { return value }
        var value = value
        value.animatableData = data.shown
        return value
    }

    override func valueChanged(to value: A, scope: TransactionScope, environment: EnvironmentValues) {
        data.set(value.animatableData, scope: scope, environment: environment)
    }
    override func end(_ runtime: Runtime) { data.end(runtime) }
    override func reportMotion(to report: inout MotionReport) { report.add("animatableData", .plain, data) }
}
