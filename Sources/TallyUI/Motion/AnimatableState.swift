import TallyMotion

/// The animated side of a view or modifier whose type is `Animatable`: its data as shown in this frame.
@MainActor
class AnimatableState<Value> {
    /// The view with the data of this frame in place of its own.
    func presented(_ value: Value) -> Value { value }
    func valueChanged(to value: Value, scope: TransactionScope) {}

    /// Nil for types that are not animatable or have no data.
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
    private var model: A.AnimatableData
    private var shown: A.AnimatableData
    private var run: TypedRun<A.AnimatableData>?
    private unowned let composite: CompositeState

    init(_ value: A, _ composite: CompositeState) {
        model = value.animatableData
        shown = model
        self.composite = composite
    }

    override func presented(_ value: A) -> A {
        guard run != nil else { return value }
        var value = value
        value.animatableData = shown
        return value
    }

    override func valueChanged(to value: A, scope: TransactionScope) {
        let target = value.animatableData
        if target == model { return }
        model = target
        let runtime = scope.runtime
        let animation = scope.transaction.animation
        if let run, !run.isOver(at: runtime.time) {
            run.retarget(to: target, animation: animation, runtime: runtime)
        } else if let animation {
            let run = TypedRun(from: shown, to: target, animation: animation, runtime: runtime) { [weak self] in
                self?.show($0)
            }
            self.run = run
            runtime.animator.start(run)
        } else {
            shown = target
        }
    }

    private func show(_ data: A.AnimatableData) {
        if data == shown { return }
        shown = data
        if data == model, let run, run.isOver(at: composite.update.runtime.time) { self.run = nil }
        guard composite.node.isAlive else { return }
        composite.update.runtime.needsFrameEvaluation(composite)
    }
}
