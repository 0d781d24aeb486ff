/// The ids of a collection's elements, in their order: what a `ForEach` goes by that edits a collection held by a binding.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    /// An element's id, and where it is.
    public struct Element {
        let id: ID
        let index: Base.Index
    }

    public typealias Index = Base.Index
    private let base: Base
    private let id: KeyPath<Base.Element, ID>

    init(_ base: Base, id: KeyPath<Base.Element, ID>) {
        self.base = base
        self.id = id
    }

    public var startIndex: Index { base.startIndex }
    public var endIndex: Index { base.endIndex }
    public func index(after i: Index) -> Index { base.index(after: i) }
    public subscript(position: Index) -> Element { Element(id: base[position][keyPath: id], index: position) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Index) -> Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
    public func index(_ i: Index, offsetBy distance: Int) -> Index { base.index(i, offsetBy: distance) }
    public func distance(from start: Index, to end: Index) -> Int { base.distance(from: start, to: end) }
}
