/// The rows of a `ForEach` in a container that makes those near what is seen: how many there are, the key of each, and how
/// one is made. The container asks by range; the rows that are made are the children of the node.
@MainActor
@_spi(Runtime) open class RowSource {
    /// Lets go of it when it ends.
    let node: _ViewNode
    final private(set) var count = 0
    /// Where the rows that are made stand among all, ascending: one for each of the node's children that are there.
    package final private(set) var places: [Int] = []
    /// Which of the container's pieces each of them is, as collected last.
    final var spans: [Range<Int>] = []
    final var lengths = RowLengths()
    /// Each row begins anew what the layout counts, such as the cells of a line: a section does.
    final var isWide = false
    /// Points of a row that has not been seen. Nil: none has been.
    final var average: Double?
    /// How many lengths the average was made of.
    private var averaged = 0
    /// Where the container has last looked for what is near.
    final var near = 0..<0
    /// The update in which the rows were last updated.
    private(set) final var update: _ViewUpdate
    /// The node has gone.
    final var hasEnded = false

    public init(_ node: _ViewNode, _ update: _ViewUpdate) {
        self.node = node
        self.update = update
    }

    // MARK: For kinds of data

    open func key(at place: Int) -> AnyHashable { fatalError("RowSource is abstract.") }
    /// Updates a row, making it if it is not there.
    open func show(_ place: Int, _ handle: DynamicChildren.Handle, _ update: _ViewUpdate) {}
    /// Returns where the first row of a key stands.
    ///
    /// - Complexity: O(rows).
    open func place(of key: AnyHashable) -> Int? { nil }
    /// Returns where the first row stands whose view is given an id, as far as that is known without making it.
    ///
    /// - Complexity: O(rows): their views are described, until it is found.
    open func place(identifiedBy key: AnyHashable) -> Int? { nil }

    // MARK: Coming and going

    private var children: DynamicChildren { DynamicChildren.of(node, update) }

    /// Takes the update that the rows are made with from now on.
    final func take(_ update: _ViewUpdate) {
        self.update = update
        self.update.insertion = .none
        self.update.rememberedCount = 0
    }

    /// Makes the first rows, as many as the container wants before it knows what is seen.
    package final func begin(count: Int, first: Int, _ update: _ViewUpdate) {
        self.count = count
        places = Array(0..<Swift.min(first, count))
        near = 0..<places.count
        reconcile(keys: places.map(key(at:)), update)
    }

    /// Has the rows be those of other data. Those that are made and still there keep their nodes, those near to them
    /// that are new come, those that are gone leave; all under the transaction of the update.
    ///
    /// - Parameters:
    ///   - moved: where a row of before stands now; nil: it has gone.
    ///   - isNew: whether a row was not there before.
    package final func reconcile(
        count: Int, moved: (Int) -> Int?, isNew: (Int) -> Bool, _ update: _ViewUpdate
    ) {
        let live = children.live
        let old = (count: self.count, places: places, near: near)
        self.count = count
        var rows: [(place: Int, key: AnyHashable)] = []
        var taken: Set<Int> = []
        var kept: [Int] = []
        for (index, place) in places.enumerated() {
            guard let new = moved(place), new < count, live[index].key.originalKey == key(at: new),
                taken.insert(new).inserted
            else { continue }
            rows.append((new, live[index].key))
            if near.contains(place) { kept.append(new) }
        }
        var keys = DistinctKeys(rows.map(\.key))
        var close = kept
        for place in candidates(beside: kept.sorted(), old: old) where !taken.contains(place) && isNew(place) {
            rows.append((place, distinct(place, among: &keys)))
            close.append(place)
        }
        rows.sort { $0.place < $1.place }
        near = close.min().map { $0..<((close.max() ?? $0) + 1) } ?? 0..<0
        places = rows.map(\.place)
        lengths = lengths.moved { moved($0).flatMap { $0 < count ? $0 : nil } }
        reconcile(keys: rows.map(\.key), update)
        if old.count != count || old.places != places { node.structureChanged() }
    }

    /// Returns the rows that may be seen at once if they are new: those between, and at the ends of, the ones that are
    /// near.
    private func candidates(
        beside kept: [Int], old: (count: Int, places: [Int], near: Range<Int>)
    ) -> [Int] {
        guard let first = kept.first, let last = kept.last else {
            let start = Swift.min(old.near.lowerBound, Swift.max(0, count - NearRows.margin))
            return Array(start..<Swift.min(count, start + Swift.max(NearRows.margin, old.near.count)))
        }
        var found: [Int] = []
        if old.near.lowerBound == 0 { found += Swift.max(0, first - NearRows.margin)..<first }
        for (a, b) in zip(kept, kept.dropFirst()) where b > a + 1 {
            if b - a <= 2 * NearRows.margin {
                found += (a + 1)..<b
            } else {
                found += (a + 1)...(a + NearRows.margin)
                found += (b - NearRows.margin)..<b
            }
        }
        if old.near.upperBound >= old.count { found += (last + 1)..<Swift.min(count, last + 1 + NearRows.margin) }
        return found
    }

    private func reconcile(keys: [AnyHashable], _ update: _ViewUpdate) {
        take(update)
        children.reconcile(keys: keys, update) { index, handle, update in show(places[index], handle, update) }
    }

    /// Makes the rows of a range, none of which is made: they have been there all along, and no transition shows them.
    package final func make(_ range: Range<Int>) {
        let children = children
        var keys = DistinctKeys(children.live.map(\.key))
        var index = places.firstIndex { $0 >= range.lowerBound } ?? places.count
        for place in range {
            children.admit(distinct(place, among: &keys), at: index, update) { handle, update in
                show(place, handle, update)
            }
            places.insert(place, at: index)
            index += 1
        }
        node.structureChanged()
    }

    /// Takes away nodes of rows that go on being there; the indices are of those that are made.
    final func drop(_ indices: [Int]) {
        if indices.isEmpty { return }
        children.dismiss(indices)
        for index in indices.reversed() { places.remove(at: index) }
        node.structureChanged()
    }

    /// Returns a key of the row's own, also where several rows have the same one.
    private func distinct(_ place: Int, among keys: inout DistinctKeys) -> AnyHashable {
        let key = key(at: place)
        let (own, isRepeated) = keys.take(key)
        if isRepeated { children.warnOfDuplicate(key) }
        return own
    }

    // MARK: Lengths

    /// Finds the average anew, once twice as many rows have been measured: what it moves moves seldom.
    final func learn() {
        guard lengths.known > 0, average == nil || lengths.known >= 2 * averaged else { return }
        averaged = lengths.known
        average = Swift.max(0, lengths.sum / Double(lengths.known))
    }

    /// Returns what each row tells its layout under a key by modifiers around all of them; of several the outermost
    /// counts.
    final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        var value = K.defaultValue
        var applied = update.chain
        while let here = applied {
            if let here = here as? TypedAppliedModifier<_LayoutValueModifier<K>> { value = here.modifier.value }
            applied = here.outer
        }
        return value
    }
}
