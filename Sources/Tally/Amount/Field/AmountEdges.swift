/// Where the row last put the edges between its glyphs, in points from its left end.
///
/// Layout may run anywhere, presses come on the main actor.
final class AmountEdges: Sendable {
    private let edges = Guarded([0.0])

    func set(_ new: [Double]) { edges.access { $0 = new } }

    /// Returns, of some edges, by their number from the left, the place in the list of the one that is nearest to a
    /// point; 0 of none.
    func nearest(to x: Double, of candidates: [Int]) -> Int {
        edges.access { edges in
            func distance(_ place: Int) -> Double { abs(edges[min(candidates[place], edges.count - 1)] - x) }
            return candidates.indices.min { distance($0) < distance($1) } ?? 0
        }
    }
}
