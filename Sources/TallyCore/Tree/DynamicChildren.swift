/// The children of a node that come and go: by branch, by id, by type. Keeps those that are leaving until they are gone.
@MainActor
@_spi(Runtime) public final class DynamicChildren {
    // unowned: the node holds it; what it has others call back looks at `hasEnded` first.
    package unowned let node: _ViewNode
    package private(set) var live: [Child] = []
    private(set) var departures = Departures()
    /// The keys are names that the views' author gave: a scroll view finds its way to them.
    package var holdsIDs = false
    /// What they are made of, where some are not made; then `live` holds those that are.
    package var rows: RowSource?
    private var hasBegun = false
    /// Whether the one child is that of a condition that holds, or of one that does not; `nil`: there is none, or it has another key.
    private var holds: Bool?
    private(set) var hasEnded = false
    private var hasWarnedOfDuplicates = false

    package final class Child {
        package let key: AnyHashable
        package var node: _ViewNode?
        var isLeaving: Bool { departure >= 0 }
        /// Its place among those that leave; -1 while it is there.
        fileprivate(set) var departure = -1
        /// Set when it comes back: what waited for its end must not end it.
        var generation = 0
        /// Of a row that may have no node while it is far away: it has one for good.
        var isKept = false
        init(key: AnyHashable) { self.key = key }
    }

    /// Updates one child with its view. Handed out only while its container reconciles.
    @_spi(Runtime) @MainActor public struct Handle {
        fileprivate let child: Child
        // unowned: the container, which is reconciling.
        package unowned let parent: _ViewNode

        package func reconcile<V: View>(_ view: V, _ update: _ViewUpdate) {
            withUnsafePointer(to: view) { reconcile(at: $0, update) }
        }

        package func reconcile<V: View>(at view: UnsafePointer<V>, _ update: _ViewUpdate) {
            if let node = child.node {
                node.reconcile(view, update)
            } else {
                let node = _ViewNode.make(view, parent: parent, update)
                child.node = node
                node.begin(view, update)
            }
        }

        /// Reconciles in the same way a view that comes and goes by the transition around its container, unless it has
        /// its own.
        package func reconcile<V: View>(inheriting view: V, _ update: _ViewUpdate) {
            withUnsafePointer(to: view) { reconcile(inheritingAt: $0, update) }
        }

        func reconcile<V: View>(inheritingAt view: UnsafePointer<V>, _ update: _ViewUpdate) {
            guard let inherited = update.inherited, !V._holdsTransition else { return reconcile(at: view, update) }
            inherited.reconcile(inheriting: view.pointee, self, update)
        }
    }

    /// The key of the one child that a condition has, made once.
    private static let yes: [AnyHashable] = [1]
    private static let no: [AnyHashable] = [0]

    private init(node: _ViewNode) { self.node = node }

    package static func of(_ node: _ViewNode, _ update: _ViewUpdate) -> DynamicChildren {
        if let dynamic = node.dynamic { return dynamic }
        let made = DynamicChildren(node: node)
        node.dynamic = made
        return made
    }

    package func reconcile(
        keys: [AnyHashable], _ update: _ViewUpdate, _ body: (Int, Handle, _ViewUpdate) -> Void
    ) {
        var update = update
        update.rememberedCount = 0
        let wasThere = hasBegun
        hasBegun = true
        let old = live
        func updateChild(_ child: Child, _ place: Int) {
            var own = update
            if child.node == nil && wasThere { own.insertion = .inserting(update.scope) }
            body(place, Handle(child: child, parent: node), own)
        }
        // Mostly the collection has changed little: the same place holds the same key, and the old keys differ.
        var known = 0
        while known < keys.count, known < old.count, old[known].key == keys[known] { known += 1 }
        if known == keys.count, known == old.count {
            for (place, child) in old.enumerated() { updateChild(child, place) }
            return
        }
        var byKey: [AnyHashable: Child]?

        var next = Array(old[..<known])
        next.reserveCapacity(keys.count)
        var distinct = DistinctKeys(keys.count > 1 ? keys[..<known] : [])
        for (index, original) in keys.enumerated().dropFirst(known) {
            let (key, isRepeated) = keys.count > 1 ? distinct.take(original) : (original, false)
            if isRepeated { warnOfDuplicate(original) }
            var same = index < old.count && old[index].key == key ? old[index] : nil
            if same == nil && !old.isEmpty {
                if byKey == nil {
                    byKey = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
                }
                same = byKey?[key]
            }
            next.append(same ?? leavingChild(key) ?? Child(key: key))
        }

        live = next
        let callbacks = node.runtime.updatePass.callbackCount
        var isChanged = old.count != next.count
        for (place, child) in next.enumerated() {
            if !isChanged && old[place] !== child { isChanged = true }
            if child.isLeaving {
                revive(child)
                body(place, Handle(child: child, parent: node), update)
                child.node?.setTransitionPhase(.identity, scope: update.scope)
            } else {
                updateChild(child, place)
            }
        }
        if isChanged {
            let kept = Set(next.map(ObjectIdentifier.init))
            let removed = old.filter { !kept.contains(ObjectIdentifier($0)) }
            let immediate = removed.filter { $0.node?.leavesAtOnce ?? true }
            // They have gone before what came in their place is there.
            if !immediate.isEmpty {
                if let log = node.runtime.writeObserver {
                    for child in immediate { log.noteDeparture(child.node, update.scope) }
                }
                node.runtime.updatePass.callingBack(before: callbacks) { for child in immediate { end(child) } }
            }
            let gone = Set(immediate.map(ObjectIdentifier.init))
            leave(removed.filter { !gone.contains(ObjectIdentifier($0)) }, update.scope)
            node.structureChanged()
        }
    }

    /// Reconciles the one child of a condition; without looking anything up while that holds, or does not, as before.
    func reconcile<V: View>(where condition: Bool, at view: UnsafePointer<V>, _ update: _ViewUpdate) {
        if holds == condition, reconcileAsBefore(view, update) { return }
        reconcileAnew(condition ? Self.yes : Self.no, view, update)
        holds = condition
    }

    /// Reconciles the one child that there is, of another key another one.
    package func reconcile<V: View>(only key: AnyHashable, at view: UnsafePointer<V>, _ update: _ViewUpdate) {
        if live.first?.key == key, reconcileAsBefore(view, update) { return }
        reconcileAnew([key], view, update)
    }

    private func reconcileAsBefore<V: View>(_ view: UnsafePointer<V>, _ update: _ViewUpdate) -> Bool {
        guard live.count == 1, live[0].node != nil else { return false }
        var update = update
        update.rememberedCount = 0
        Handle(child: live[0], parent: node).reconcile(inheritingAt: view, update)
        return true
    }

    private func reconcileAnew<V: View>(_ keys: [AnyHashable], _ view: UnsafePointer<V>, _ update: _ViewUpdate) {
        reconcile(keys: keys, update) { _, handle, update in handle.reconcile(inheritingAt: view, update) }
    }

    /// Takes away the child of a condition that has none now.
    func reconcileNone(_ update: _ViewUpdate) {
        if hasBegun, live.isEmpty { return }
        holds = nil
        reconcile(keys: [], update) { _, _, _ in }
    }

    /// Puts in a child that has been there all along, without a node.
    func admit(
        _ key: AnyHashable, at place: Int, _ update: _ViewUpdate, _ body: (Handle, _ViewUpdate) -> Void
    ) {
        let leaving = leavingChild(key)
        let child = leaving ?? Child(key: key)
        if leaving != nil { revive(child) }
        live.insert(child, at: place)
        body(Handle(child: child, parent: node), update)
        if leaving != nil { child.node?.setTransitionPhase(.identity, scope: update.scope) }
    }

    /// Takes away the nodes of children that go on being there. The places ascend.
    func dismiss(_ places: [Int]) {
        for place in places.reversed() {
            let child = live.remove(at: place)
            child.node?.destroy()
            child.node = nil
        }
    }

    /// Those on their way out, in the order in which they left.
    var leaving: [Child] { departures.children }

    private func leavingChild(_ key: AnyHashable) -> Child? {
        node.runtime.statistics.childrenSearched += departures.isEmpty ? 0 : 1
        return departures[key]
    }

    private func revive(_ child: Child) {
        child.generation += 1
        depart(from: child)
        node.runtime.departuresChanged()
    }

    /// Takes a child from those that leave.
    private func depart(from child: Child) {
        guard child.isLeaving else { return }
        child.node?.endLeaving()
        node.runtime.statistics.childrenSearched += departures.remove(child)
    }

    private func leave(_ children: [Child], _ scope: TransactionScope) {
        if children.isEmpty { return }
        // They are there for what they have to show of their leaving: what else moves in the transaction does not keep them.
        let departure = TransactionScope(runtime: node.runtime, parent: scope)
        let token = departure.makeToken()
        for child in children {
            guard let childNode = child.node else { continue }
            departures.add(child)
            childNode.beginLeaving()
            node.runtime.writeObserver?.noteDeparture(childNode, scope)
            childNode.setTransitionPhase(.didDisappear, scope: departure)
            let generation = child.generation
            token.whenOver { [weak self, weak child] in
                guard let self, !hasEnded, let child, child.isLeaving, child.generation == generation else { return }
                self.end(child)
            }
        }
    }

    private func end(_ child: Child) {
        depart(from: child)
        child.node?.destroy()
        child.node = nil
        node.structureChanged()
    }

    func destroy() {
        hasEnded = true
        for child in leaving { child.node?.endLeaving() }
        for child in live + leaving { child.node?.destroy() }
        live = []
        rows?.hasEnded = true
        rows = nil
        departures = Departures()
    }

    func warnOfDuplicate(_ key: AnyHashable) {
        if hasWarnedOfDuplicates { return }
        hasWarnedOfDuplicates = true
        node.runtime.report(
            "ForEach: the id \(key.base) occurs more than once; views of one id are told apart by their order alone. Give each "
                + "element its own id."
        )
    }
}

extension DynamicChildren {
    /// The children that leave, in order, found by their key; one that has gone leaves its place empty for a while.
    struct Departures {
        private(set) var places: [Child?] = []
        private(set) var byKey: [AnyHashable: Child] = [:]

        var isEmpty: Bool { byKey.isEmpty }
        var children: [Child] { isEmpty ? [] : places.compactMap { $0 } }
        subscript(key: AnyHashable) -> Child? { byKey.isEmpty ? nil : byKey[key] }

        mutating func add(_ child: Child) {
            child.departure = places.count
            places.append(child)
            byKey[child.key] = child
        }

        /// - Returns: how many places were looked at.
        /// - Complexity: O(1), taken over all that leave.
        mutating func remove(_ child: Child) -> Int {
            places[child.departure] = nil
            child.departure = -1
            byKey[child.key] = nil
            guard places.count > 2 * byKey.count else { return 1 }
            let looked = places.count
            places = children
            for (place, child) in places.enumerated() { child?.departure = place }
            return 1 + looked
        }
    }
}
