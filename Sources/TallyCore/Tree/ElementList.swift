import TallyScene

/// The elements that stand directly in one container, in the order of the views, found by walking the nodes between.
@MainActor
@_spi(Runtime) public final class ElementList {
    // unowned: a runtime takes down its whole tree before it goes (`RootView.end`).
    unowned let runtime: Runtime
    /// Whom to tell that the list has changed; the container, or the modifier that holds the views.
    package var owner: (any ElementListOwner)? { container ?? holder }
    // Until the container takes itself from its list, as it ends: with a weak reference every look at an element would pass by a
    // table of its own.
    private var container: ContainerElement?
    private weak var holder: (any ElementListOwner)?
    package var root: _ViewNode?
    package private(set) var elements: [Element] = []
    /// Drawn still, but without a place in the layout.
    package private(set) var leaving: [Element] = []
    private(set) var isStale = true
    /// Whose views are before the person's eyes, if the container shows some of them at a time; nil: all are.
    package var presences: PresenceChoice? { didSet { Presence.version += 1 } }

    /// Which rows are made, where the container makes those that are near alone; nil: all are.
    package var nearRows: NearRows?

    package convenience init(runtime: Runtime, owner: (any ElementListOwner)?) {
        self.init(runtime)
        holder = owner
    }

    /// Creates the list of a container that does not know itself yet; see `stand(in:)`.
    init(_ runtime: Runtime) {
        self.runtime = runtime
        #if DEBUG
            runtime.checks.lists.note(self)
        #endif
    }

    /// - Parameter container: nil once it has ended.
    func stand(in container: ContainerElement?) { self.container = container }

    package func needsCollection() {
        if isStale { return }
        isStale = true
        owner?.elementListChanged(self)
    }

    /// Walks the nodes if something has come or gone since the last call. True if the list is new.
    @discardableResult package func collect() -> Bool {
        guard isStale else { return false }
        isStale = false
        elements.removeAll(keepingCapacity: true)
        leaving.removeAll(keepingCapacity: true)
        nearRows?.forgetPieces()
        if let root { collect(root, isLeaving: false) }
        return true
    }

    /// Called when elements stay, but stand before or behind one another otherwise.
    package func orderChanged() { owner?.elementOrderChanged(self) }

    /// Called when an element's outermost segment is another one than before, in the same place.
    func replace(_ old: Segment, by new: Segment) {
        // A list that has become stale is drawn anew as it is.
        if !isStale { owner?.elementSegmentChanged(self, from: old, to: new) }
    }

    private func collect(_ node: _ViewNode, isLeaving: Bool) {
        if let element = node.element {
            element.isLeaving = isLeaving
            if isLeaving { return leaving.append(element) }
            nearRows?.note(view: elements.count)
            return elements.append(element)
        }
        for child in node.children { collect(child, isLeaving: isLeaving) }
        if let dynamic = node.dynamic {
            for child in dynamic.leaving { if let node = child.node { collect(node, isLeaving: true) } }
            if !isLeaving, let nearRows, let rows = dynamic.rows {
                return nearRows.collect(rows, dynamic.live) { collect($0, isLeaving: false) }
            }
            for child in dynamic.live { if let node = child.node { collect(node, isLeaving: isLeaving) } }
        }
    }

    /// Returns the segments of all elements of which something is drawn, in paint order: by z, then leaving before live, then by
    /// place.
    package func segments() -> [Segment] {
        collect()
        var all = leaving + elements
        all.removeAll(where: \.drawsNothing)
        if all.allSatisfy({ $0.zIndex == 0 }) { return all.map(\.segment) }
        return all.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element.segment)
    }

    package func reconcile<V: View>(_ view: V, parent: _ViewNode, _ update: _ViewUpdate) {
        withUnsafePointer(to: view) { reconcile(at: $0, parent: parent, update) }
    }

    package func reconcile<V: View>(at view: UnsafePointer<V>, parent: _ViewNode, _ update: _ViewUpdate) {
        let inner = update.inside(self)
        if let root {
            root.reconcile(view, inner)
        } else {
            let node = _ViewNode.make(view, parent: parent, inner)
            root = node
            node.begin(view, inner)
        }
    }

    package func destroy() {
        root?.destroy()
        root = nil
        // Collected again only where the list is put to use again.
        elements = []
        leaving = []
        needsCollection()
    }
}

/// Whoever lays out the elements of a list.
@MainActor
package protocol ElementListOwner: AnyObject {
    /// Called when elements have come, gone, or changed places.
    func elementListChanged(_ list: ElementList)
    /// Called when an element of the list is of another size, or never had a place.
    func elementAnswersChanged(_ element: Element)
    /// Called when elements are drawn in another order.
    func elementOrderChanged(_ list: ElementList)
    /// Called when an element of the list is drawn by another segment, in the place of the old one.
    func elementSegmentChanged(_ list: ElementList, from old: Segment, to new: Segment)
    /// The axis along which the elements stand, if they do.
    var stackAxis: Axis? { get }
    /// Whether each of the elements is a row of a list.
    var holdsRows: Bool { get }
}

extension ElementListOwner {
    package var stackAxis: Axis? { nil }
    package var holdsRows: Bool { false }
    package func elementOrderChanged(_ list: ElementList) { elementListChanged(list) }
    package func elementSegmentChanged(_ list: ElementList, from old: Segment, to new: Segment) {
        elementListChanged(list)
    }
}
