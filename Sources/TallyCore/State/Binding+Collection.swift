// A binding to a collection is the collection of bindings to its elements, read anew at each access.

extension Binding: Identifiable where Value: Identifiable {
    /// That of the value now.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to one element; it keeps the element last seen when the index has gone. A transaction given to it is dropped,
    /// that of the collection's binding holds.
    ///
    /// - Precondition: the index is one of an element.
    public subscript(position: Index) -> Element { self[element: position] }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {
    public func index(_ i: Index, offsetBy distance: Int) -> Index { wrappedValue.index(i, offsetBy: distance) }
    public func distance(from start: Index, to end: Index) -> Int { wrappedValue.distance(from: start, to: end) }
}
