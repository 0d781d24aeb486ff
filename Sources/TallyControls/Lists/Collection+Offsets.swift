public import Foundation

extension MutableCollection {
    /// Puts the elements at the offsets, in their order, before the one that is at `destination`.
    ///
    /// Both are counted before anything moves, as `onMove(perform:)` gives them; the length is the place after the last.
    ///
    /// - Precondition: every offset is one of an element, and the destination too or the length.
    /// - Complexity: O(n).
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let count = count
        precondition(
            (0...count).contains(destination) && source.allSatisfy { (0..<count).contains($0) },
            "move(fromOffsets:toOffset:) got offsets \(source.map { $0 }) and the destination \(destination) for \(count) "
                + "elements; they must be within the collection.")
        let elements = Array(self)
        let moved = source.map { elements[$0] }
        let kept = elements.indices.filter { !source.contains($0) }
        let result =
            kept.filter { $0 < destination }.map { elements[$0] } + moved
            + kept.filter { $0 >= destination }.map { elements[$0] }
        for (index, element) in zip(Array(indices), result) { self[index] = element }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Takes out the elements at the offsets, counted before anything goes, as `onDelete(perform:)` gives them.
    ///
    /// - Precondition: every offset is one of an element.
    /// - Complexity: O(n).
    public mutating func remove(atOffsets offsets: IndexSet) {
        let count = count
        precondition(
            offsets.allSatisfy { (0..<count).contains($0) },
            "remove(atOffsets:) got the offsets \(offsets.map { $0 }) for \(count) elements; they must be within the "
                + "collection.")
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        self = Self(kept)
    }
}
