@_spi(Runtime) import TallyCore

/// The ids of a collection by place, as they were when it was given.
struct RowIDs<Data: RandomAccessCollection, ID: Hashable> {
    let data: Data
    let id: (Data.Element) -> ID
    /// Where the collection may be read through, to what is there now, what was there then.
    private let copies: [ID]?
    let count: Int

    init(_ data: Data, id: @escaping (Data.Element) -> ID, keepsElements: Bool) {
        self.data = data
        self.id = id
        count = data.count
        copies = keepsElements ? nil : data.map(id)
    }

    subscript(place: Int) -> ID { copies?[place] ?? id(element(at: place)) }

    func element(at place: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: place)] }

    /// Returns whether both surely hold the same elements: they share their memory.
    func sharesStorage(with other: RowIDs) -> Bool {
        guard count == other.count else { return false }
        if let a = data as? Range<Int>, let b = other.data as? Range<Int> { return a == b }
        let a = data.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
        let b = other.data.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
        guard let a, let b else { return false }
        return a != nil && a == b
    }
}

/// A collection that is a value: it holds what it held, whatever becomes of what it was made from.
private protocol HoldsItsElements {}
extension Array: HoldsItsElements {}
extension ArraySlice: HoldsItsElements {}
extension ContiguousArray: HoldsItsElements {}
extension Range: HoldsItsElements {}
extension ClosedRange: HoldsItsElements {}

/// Where the rows of one collection stand in the next.
private struct RowMoves<Data: RandomAccessCollection, ID: Hashable> {
    private let old: RowIDs<Data, ID>
    private let new: RowIDs<Data, ID>
    /// How many are the same at the start, and at the end.
    private let head: Int
    private let tail: Int
    private lazy var newPlaces: [ID: Int] = Self.places(new, head..<(new.count - tail))
    private lazy var oldPlaces: [ID: Int] = Self.places(old, head..<(old.count - tail))

    /// - Complexity: O(rows), without hashing; what moved is hashed when it is asked for.
    init(_ old: RowIDs<Data, ID>, _ new: RowIDs<Data, ID>) {
        self.old = old
        self.new = new
        let both = Swift.min(old.count, new.count)
        if old.sharesStorage(with: new) {
            (head, tail) = (both, 0)
            return
        }
        var head = 0
        while head < both, old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < both - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        (self.head, self.tail) = (head, tail)
    }

    private static func places(_ ids: RowIDs<Data, ID>, _ range: Range<Int>) -> [ID: Int] {
        var places: [ID: Int] = [:]
        places.reserveCapacity(range.count)
        for place in range where places[ids[place]] == nil { places[ids[place]] = place }
        return places
    }

    mutating func moved(_ place: Int) -> Int? {
        if place < head { return place }
        if place >= old.count - tail { return place + new.count - old.count }
        return newPlaces[old[place]]
    }

    mutating func isNew(_ place: Int) -> Bool {
        place >= head && place < new.count - tail && oldPlaces[new[place]] == nil
    }
}

/// The elements of a `ForEach` as rows that are made when they are asked for.
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
    private var view: ForEach<Data, ID, Content>
    private var ids: RowIDs<Data, ID>
    private let keepsElements: Bool

    private init(_ view: ForEach<Data, ID, Content>, _ node: _ViewNode, _ update: _ViewUpdate) {
        self.view = view
        keepsElements = Data.self is any HoldsItsElements.Type
        ids = RowIDs(view.data, id: view.id, keepsElements: keepsElements)
        super.init(node, update)
    }

    /// Updates the rows. False where the container makes all of them.
    static func reconcile(
        _ view: ForEach<Data, ID, Content>, _ children: DynamicChildren, _ update: inout _ViewUpdate
    ) -> Bool {
        guard let near = update.list.nearRows else {
            children.rows = nil
            return false
        }
        // Made as a whole elsewhere, and brought here.
        if children.rows == nil, !children.live.isEmpty { return false }
        let now = update
        let rows = update.remember(children.node) { ForEachRows(view, children.node, now) }
        if children.rows === rows {
            rows.reconcile(view, update)
        } else {
            children.rows = rows
            rows.begin(count: rows.ids.count, first: near.takeFirst(of: rows.ids.count), update)
        }
        return true
    }

    private func reconcile(_ new: ForEach<Data, ID, Content>, _ update: _ViewUpdate) {
        let newIDs = RowIDs(new.data, id: new.id, keepsElements: keepsElements)
        var moves = RowMoves(ids, newIDs)
        view = new
        ids = newIDs
        reconcile(count: newIDs.count, moved: { moves.moved($0) }, isNew: { moves.isNew($0) }, update)
    }

    override func key(at place: Int) -> AnyHashable { AnyHashable(ids[place]) }

    override func place(of key: AnyHashable) -> Int? {
        guard let id = key.base as? ID else { return nil }
        return (0..<ids.count).first { ids[$0] == id }
    }

    override func place(identifiedBy key: AnyHashable) -> Int? {
        guard ModifiedContentID.isThere(in: Content.self) else { return nil }
        return (0..<ids.count).first { place in
            ModifiedContentID.of(view.content(ids.element(at: place))) == key
        }
    }

    override func show(_ place: Int, _ handle: DynamicChildren.Handle, _ update: _ViewUpdate) {
        view.show(
            ids.element(at: place), name: view.isTaggedByPlace ? AnyHashable(place) : AnyHashable(ids[place]),
            at: place, of: ids.count, in: RowSurroundings(update.environment), handle, update)
    }
}

/// The id that is written at a view with `id(_:)`, as far as its type tells.
@MainActor
enum ModifiedContentID {
    static func isThere<V: View>(in type: V.Type) -> Bool { (type as? any IdentifiedContent.Type)?.hasID ?? false }

    static func of<V: View>(_ view: V) -> AnyHashable? { (view as? any IdentifiedContent)?.writtenID }
}

@MainActor
private protocol IdentifiedContent {
    static var hasID: Bool { get }
    var writtenID: AnyHashable? { get }
}

@MainActor
private protocol IDModifier {
    var writtenID: AnyHashable { get }
}

extension _IDModifier: IDModifier {
    fileprivate var writtenID: AnyHashable { AnyHashable(id) }
}

extension ModifiedContent: IdentifiedContent {
    fileprivate static var hasID: Bool {
        Modifier.self is any IDModifier.Type || (Content.self as? any IdentifiedContent.Type)?.hasID ?? false
    }

    fileprivate var writtenID: AnyHashable? {
        (modifier as? any IDModifier)?.writtenID ?? (content as? any IdentifiedContent)?.writtenID
    }
}
