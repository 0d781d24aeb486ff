import TallyMotion

/// Animatable data of a type of the views' own: what the view says, and what is shown of it now.
@MainActor
package final class AnimatedData<Data: VectorArithmetic>: EndsWithElement {
    package private(set) var model: Data
    package private(set) var shown: Data
    private(set) var run: TypedRun<Data>?
    private var hasArrived = false
    private var tracker: VelocityTracker<Data>?
    private weak var node: _ViewNode?
    private let changed: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - node: Where the data is seen.
    ///   - changed: Called when other data is shown, in a frame or by a change. Nil: nobody looks at it on its way, and no frame
    ///     works it out.
    package init(_ data: Data, at node: _ViewNode, changed: (@MainActor () -> Void)?) {
        self.node = node
        model = data
        shown = data
        self.changed = changed
    }

    /// True while other data than the model's may be shown.
    package var isMoving: Bool { run != nil }

    /// Sets new data: moves there if the transaction says so, else jumps.
    ///
    /// - Parameter environment: what a custom animation is told of the surroundings.
    package func set(_ target: Data, scope: TransactionScope, environment: @autoclosure () -> EnvironmentValues) {
        let runtime = scope.runtime
        if target == model {
            runtime.writeObserver?.noteEqual(self, at: runtime.time)
            return
        }
        runtime.writeObserver?.note(self, to: target, under: scope, of: nil)
        model = target
        let animation = scope.animation
        if animation == nil { VelocityTracker.note(target, scope.transaction, at: runtime.time, &tracker) }
        let velocity = animation == nil ? .zero : VelocityTracker.take(&tracker, at: runtime.time)
        if let run, !run.isOver(at: runtime.time) {
            run.retarget(
                to: target, animation: animation, scope: scope, adding: velocity, environment: environment)
        } else if let animation {
            let run = TypedRun(
                from: shown, to: target, animation: animation, scope: scope, velocity: velocity
            ) { [weak self] in
                self?.hasArrived = $1
                self?.show($0, isLast: $1)
            }
            run.isUnseen = changed == nil
            if animation.spec.customBase != nil { run.provide(environment()) }
            self.run = run
            runtime.animator.start(run, at: node)
        } else {
            run = nil
            show(target, isLast: true)
        }
        runtime.writeObserver?.noteEnd(self, at: runtime.time)
    }

    /// Returns whether a motion is under way, or has come to its end since this was asked last.
    func takeMotion() -> Bool {
        defer { hasArrived = false }
        return run != nil || hasArrived
    }

    private func show(_ data: Data, isLast: Bool) {
        // At its end it is the model's to the last bit, whatever the motions on top of one another add up to.
        let data = isLast ? model : data
        if isLast { run = nil }
        if data == shown { return }
        shown = data
        changed?()
    }

    package func end(_ runtime: Runtime) {
        guard let run else { return }
        self.run = nil
        runtime.animator.stop(run)
    }
}

/// Something under way that has to stop when its element, or its node, goes.
@MainActor
package protocol EndsWithElement: AnyObject {
    func end(_ runtime: Runtime)
}
