/// What persists of a view: its identity, its memory and its place in the tree. Views come and go; the node stays.
@MainActor
public final class _ViewNode {
    // unowned: a runtime takes down its whole tree before it goes (`RootView.end`).
    package unowned let runtime: Runtime
    /// Nil when the node has ended. Not weak: what is ever referred to weakly is counted far more slowly.
    package private(set) var parent: _ViewNode?
    private var knownDepth: Int
    /// How many nodes had been adopted when the depth was found out.
    private var adoptions: Int
    let descriptor: ViewDescriptor
    package var viewType: any View.Type { descriptor.type }
    /// A `ViewBox` of the view that the node was last updated with; nil where nobody asks for that again: one that equals no other is
    /// told anew each time, unless a body above may stand as it is.
    private let box: AnyObject?
    var inputs: _ViewUpdate.Inputs?

    /// The children by their place. Those that come and go by a key stand in `dynamic`.
    package private(set) var children: [_ViewNode] = []
    package var dynamic: DynamicChildren?
    /// One object for each modifier of the node that remembers something, from the outermost inwards.
    package var remembered: [AnyObject] = []
    package var composite: CompositeState?
    /// That of the views at the node and below, where it begins here.
    package var presence: Presence? { didSet { Presence.version += 1 } }
    /// What `presenceAround` has found out, and in which version.
    var knownPresence: (version: Int, presence: Presence?)?
    package var element: Element?
    /// Returns the element, of the one class that views of the node's type make.
    @inline(__always)
    package func element<E: Element>(_ type: E.Type) -> E? {
        // unsafe: nobody but the type's own `_reconcile` gives the node an element.
        element.map { unsafeDowncast($0, to: type) }
    }

    /// The list of elements that this node's elements stand in.
    // unowned: the list belongs to what stands around, and ends its nodes before it goes; they learn of another at once.
    package private(set) unowned var list: ElementList
    /// A state or a model that the node's body read has been written.
    var isDirty = false
    /// The group in whose update the view began to leave; -1: it does not.
    var departureGroup = -1
    package private(set) var isAlive = true

    init(
        runtime: Runtime, parent: _ViewNode?, descriptor: ViewDescriptor, box: AnyObject?, list: ElementList
    ) {
        self.runtime = runtime
        self.parent = parent
        knownDepth = (parent?.depth ?? -1) + 1
        adoptions = runtime.adoptions
        self.descriptor = descriptor
        self.box = box
        self.list = list
        runtime.statistics.liveNodes += 1
        runtime.statistics.nodesMade += 1
        #if DEBUG
            liveObjects = runtime.liveObjects
            liveObjects.enter(type(of: descriptor))
        #endif
    }

    #if DEBUG
        private let liveObjects: LiveObjects
        deinit { liveObjects.leave(type(of: descriptor)) }
    #endif

    /// How many nodes stand above: parents are updated before what is below, and laid out after it.
    ///
    /// - Complexity: O(1); O(depth) once after a node somewhere was adopted.
    package var depth: Int {
        if adoptions != runtime.adoptions {
            adoptions = runtime.adoptions
            knownDepth = (parent?.depth ?? -1) + 1
        }
        return knownDepth
    }

    /// Updates the child at a place with a view, making it first if there is none.
    package func reconcileChild<V: View>(_ index: Int, _ view: V, _ update: _ViewUpdate) {
        withUnsafePointer(to: view) { reconcileChild(index, at: $0, update) }
    }

    @usableFromInline func reconcileChild<V: View>(_ index: Int, at view: UnsafePointer<V>, _ update: _ViewUpdate) {
        if index < children.count {
            children[index].reconcile(view, update)
        } else {
            let child = _ViewNode.make(view, parent: self, update)
            children.append(child)
            child.begin(view, update)
        }
    }

    /// As `reconcileChild`, with a view that the caller has no use for afterwards: it is moved, and left as it was before.
    func reconcileChild<V: View>(_ index: Int, taking view: inout V, _ update: _ViewUpdate) {
        if index < children.count {
            children[index].reconcile(taking: &view, update)
        } else {
            withUnsafePointer(to: view) { reconcileChild(index, at: $0, update) }
        }
    }

    /// Takes a child over, with everything below it, from the node that it stood at.
    func adopt(_ child: _ViewNode) {
        if child.parent === self { return }
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        Presence.version += 1
        children = [child]
        // It may stand deeper here, and all that is below with it.
        runtime.adoptions += 1
        structureChanged()
    }

    static func make<V: View>(_ view: UnsafePointer<V>, parent: _ViewNode?, _ update: _ViewUpdate) -> _ViewNode {
        let descriptor = ViewDescriptor.of(V.self)
        let isKept = !descriptor.comparator.isNever || parent?.composite != nil
        return _ViewNode(
            runtime: update.runtime, parent: parent, descriptor: descriptor,
            box: isKept ? ViewBox(view.pointee) : nil, list: update.list)
    }

    func begin<V: View>(_ view: UnsafePointer<V>, _ update: _ViewUpdate) {
        let old = inputs
        inputs = update.inputs
        // By its name, mostly: whoever asks for the list itself has it counted.
        if old?.list != ObjectIdentifier(update.list), list !== update.list {
            list = update.list
            Presence.version += 1
        }
        var update = update
        update.rememberedCount = 0
        V._reconcile(view, self, &update)
    }

    /// Does nothing if the view equals the last one and nothing else that reaches the node is new.
    func reconcile<V: View>(_ view: UnsafePointer<V>, _ update: _ViewUpdate) {
        if let box = box(of: V.self) {
            if isAsBefore(view, in: box, update) { return }
            box.value = view.pointee
        }
        begin(view, update)
    }

    /// As `reconcile`, with a view that is moved, where it is kept, and left as the last one.
    func reconcile<V: View>(taking view: inout V, _ update: _ViewUpdate) {
        let box = box(of: V.self)
        if let box, isAsBefore(&view, in: box, update) { return }
        begin(&view, update)
        if let box { swap(&box.value, &view) }
    }

    private func isAsBefore<V>(_ view: UnsafePointer<V>, in box: ViewBox<V>, _ update: _ViewUpdate) -> Bool {
        guard !isDirty, let inputs, update.hasSameInputs(as: inputs) else { return false }
        return box.holds(view, descriptor.comparator)
    }

    private func box<V>(of type: V.Type) -> ViewBox<V>? {
        // unsafe: a parent brings a view of the type that the node was made for, else another node.
        box.map { unsafeDowncast($0, to: ViewBox<V>.self) }
    }

    /// Updates the node with new inputs and the view it has.
    ///
    /// - Returns: False if it has not kept that.
    func reconcileAgain(_ update: _ViewUpdate) -> Bool {
        guard let box else { return false }
        if isDirty || inputs.map({ !update.hasSameInputs(as: $0) }) ?? true { descriptor.begin(self, box, update) }
        return true
    }

    /// Returns whether it is the other node, or stands below it.
    package func isInside(_ other: _ViewNode) -> Bool {
        var next: _ViewNode? = self
        while let node = next, node.depth >= other.depth {
            if node === other { return true }
            next = node.parent
        }
        return false
    }

    /// Called when the elements of the list have changed in number or order somewhere below this node.
    package func structureChanged() { list.needsCollection() }

    /// Takes the node and everything below it out of the runtime, running what waits for its end.
    func destroy() {
        guard isAlive else { return }
        isAlive = false
        runtime.statistics.liveNodes -= 1
        // Before what is inside: that may be the last thing that somebody has waited for.
        for memory in remembered { (memory as? any NodeEndObserver)?.nodeEnded(runtime) }
        for child in children { child.destroy() }
        dynamic?.destroy()
        composite?.destroy(runtime)
        element?.destroy()
        presence?.end()
        // Whoever still holds the node holds nothing of what its views have brought along, nor that the node.
        parent = nil
        children = []
        dynamic = nil
        element = nil
        composite = nil
        remembered = []
        knownPresence = nil
    }
}

/// Something at a node that has to act when the node ends.
@MainActor
package protocol NodeEndObserver: AnyObject {
    func nodeEnded(_ runtime: Runtime)
}

/// Holds a view of any type behind one pointer.
package final class ViewBox<V> {
    var value: V
    init(_ value: V) { self.value = value }

    /// Returns whether the value is surely equal to another one.
    func holds(_ other: UnsafePointer<V>, _ comparator: ErasedComparator) -> Bool {
        if comparator.isNever { return false }
        return withUnsafePointer(to: &value) {
            comparator.areEqual(UnsafeRawPointer($0), UnsafeRawPointer(other))
        }
    }
}
