import Observation

/// The memory of a node whose view, or modifier, has a body: its properties' storage and what the body has read.
@MainActor
package class CompositeState {
    // unowned: the node holds it, until it ends; who keeps it longer looks at `hasEnded` first.
    unowned let node: _ViewNode
    /// The update as it reached the body the last time; a state's change starts again from here.
    fileprivate(set) var update: _ViewUpdate
    fileprivate(set) var storage: [AnyObject?]
    fileprivate(set) var hasEnded = false
    /// Counts the times that the body has run.
    fileprivate(set) var evaluation = 0
    fileprivate var reads: [any StateReadable] = []
    /// Whether the body runs because of another view, and not of something that it reads alone.
    fileprivate(set) var hasNewView = true
    /// There once the body has asked why it runs.
    var trace: ChangeTrace?

    fileprivate init(node: _ViewNode, update: _ViewUpdate, storageCount: Int) {
        self.node = node
        self.update = update
        storage = Array(repeating: nil, count: storageCount)
        self.update.insertion = .none
    }

    /// Runs the body and reconciles what it describes, because something that it read was written.
    func reevaluate() {}

    /// Runs the body with this frame's animated data.
    func reevaluateForFrame() { reevaluate() }

    func noteRead(_ source: any StateReadable) { reads.append(source) }

    /// States read until now in this run of the body.
    var readCount: Int { reads.count }

    /// Returns true if a property of the view would read another value than the last time.
    fileprivate func findsNew(in environment: EnvironmentValues) -> Bool {
        storage.contains { ($0 as? any EnvironmentReader)?.differs(in: environment) ?? false }
    }

    /// Runs a part of the body: a write to whatever it reads, state or observable property, marks the node.
    func track<R>(_ body: () -> R) -> R {
        if hasEnded { return body() }
        let outer = CompositeState.evaluating
        CompositeState.evaluating = self
        defer { CompositeState.evaluating = outer }
        return withObservationTracking(body, onChange: whenReadChanges)
    }

    /// Asked for only if the body has read an observable property.
    private var whenReadChanges: @Sendable () -> Void {
        let token = ObservationToken(self)
        return { token.changed() }
    }

    fileprivate func forgetReads() {
        for source in reads { source.removeReader(node) }
        reads.removeAll(keepingCapacity: true)
    }

    /// Stops what animates the node's own data.
    func endMotion(_ runtime: Runtime) {}

    /// Tells which of the view's data may move.
    package func reportMotion(to report: inout MotionReport) {}

    final func destroy(_ runtime: Runtime) {
        hasEnded = true
        endMotion(runtime)
        forgetReads()
        for case let observer as any NodeEndObserver in storage { observer.nodeEnded(runtime) }
        storage = []
    }

    /// Whether a property keeps what would not come back if the view were made anew: what keeps unknown things does.
    final var holdsState: Bool {
        storage.contains { kept in
            guard let kept, !(kept is any EnvironmentReader) else { return false }
            return (kept as? any StateHolding)?.holdsState ?? true
        }
    }

    /// The composite whose body is running, if one is.
    static var evaluating: CompositeState?
}

/// Something that bodies read and whose writers mark the readers.
@MainActor
package protocol StateReadable: AnyObject {
    func removeReader(_ node: _ViewNode)
    /// The nodes whose bodies read it the last time.
    var currentReaders: [_ViewNode] { get }
    /// Called when nothing leaves any more that may ask what it was before.
    func forgetEarlier()
}

extension StateReadable {
    package func forgetEarlier() {}
}

/// Entry points for views and modifiers with a body.
@MainActor
package enum Composite {
    static func reconcile<V: View>(_ view: UnsafePointer<V>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        // unsafe: a node is of one type of view or modifier, and so is the memory of its body.
        let state = node.composite.map { unsafeDowncast($0, to: BodyComposite<V, V.Body>.self) }
        if let state {
            state.reconcile(view, update)
        } else {
            let made = BodyComposite<V, V.Body>(view.pointee, node, update) { $0.body }
            node.composite = made
            made.reconcile(view, update, isNew: true)
        }
    }

    /// Reconciles what is no view and has a body all the same: a program, a scene.
    package static func reconcile<Value, Body: View>(
        _ value: Value, _ node: _ViewNode, _ update: inout _ViewUpdate, body: @escaping @MainActor (Value) -> Body
    ) {
        withUnsafePointer(to: value) { address in
            if let state = node.composite {
                // unsafe: a node is of one type of view or modifier, and so is the memory of its body.
                unsafeDowncast(state, to: BodyComposite<Value, Body>.self).reconcile(address, update)
            } else {
                let made = BodyComposite<Value, Body>(value, node, update, makeBody: body)
                node.composite = made
                made.reconcile(address, update, isNew: true)
            }
        }
    }

    static func reconcile<M: ViewModifier, C: View>(
        _ modifier: UnsafePointer<M>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        update.content = update.rememberContent(node, content)
        if let state = node.composite {
            // unsafe: a node is of one type of view or modifier, and so is the memory of its body.
            unsafeDowncast(state, to: BodyComposite<M, M.Body>.self).reconcile(modifier, update)
        } else {
            let made = BodyComposite<M, M.Body>(modifier.pointee, node, update) { $0.body(content: M.Content()) }
            node.composite = made
            made.reconcile(modifier, update, isNew: true)
        }
    }
}

private final class BodyComposite<Value, Body: View>: CompositeState {
    private var value: Value
    private let properties: PropertyLayout
    private let comparator: ErasedComparator
    private let makeBody: @MainActor (Value) -> Body
    private var animatable: AnimatableState<Value>?

    init(_ value: Value, _ node: _ViewNode, _ update: _ViewUpdate, makeBody: @escaping @MainActor (Value) -> Body) {
        self.value = value
        self.makeBody = makeBody
        properties = PropertyLayout.of(Value.self)
        comparator = ErasedComparator.of(Value.self)
        super.init(node: node, update: update, storageCount: properties.storageCount)
        animatable = AnimatableState.make(for: value, composite: self)
    }

    func reconcile(_ address: UnsafePointer<Value>, _ update: _ViewUpdate, isNew: Bool = false) {
        let comparator = update.isRepeated ? ErasedComparator.copies(Value.self) : comparator
        let isSame =
            !isNew && !comparator.isNever
            && withUnsafePointer(to: &value) {
                comparator.areEqual(UnsafeRawPointer($0), UnsafeRawPointer(address))
            }
        let isEnvironmentOther = update.environment.storage !== self.update.environment.storage
        self.update = update
        self.update.insertion = .none
        self.update.isRepeated = false
        let needsBody =
            isNew || !isSame || node.isDirty || isEnvironmentOther && findsNew(in: update.environment)
        if !isSame {
            value = address.pointee
            if !isNew { animatable?.valueChanged(to: value, scope: update.scope, environment: update.environment) }
        }
        if needsBody {
            hasNewView = isNew || !isSame
            evaluate(update)
        } else {
            var inner = update
            inner.owner = self
            inner.isRepeated = true
            if node.children.first?.reconcileAgain(inner) != true { evaluate(update) }
        }
    }

    override func endMotion(_ runtime: Runtime) { animatable?.end(runtime) }
    override func reportMotion(to report: inout MotionReport) { animatable?.reportMotion(to: &report) }

    override func reevaluate() {
        if hasEnded { return }
        hasNewView = false
        evaluate(update)
    }

    private func evaluate(_ update: _ViewUpdate) {
        node.isDirty = false
        forgetReads()
        evaluation += 1
        update.runtime.statistics.bodiesEvaluated += 1
        var shown = animatable?.presented(value) ?? value
        var body = track {
            properties.install(&shown, &storage, PropertyContext(node: node, environment: update.environment))
            if update.runtime.updatePass.evaluatesBodiesTwice { _ = makeBody(shown) }
            return makeBody(shown)
        }
        var inner = update
        inner.rememberedCount = 0
        inner.owner = self
        inner.isRepeated = false
        node.reconcileChild(0, taking: &body, inner)
    }
}
