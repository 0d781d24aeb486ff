/// What the row last found out of itself, in points from its left end.
///
/// Layout may run anywhere, presses come on the main actor.
final class AmountEdges: Sendable {
    private struct State {
        /// Where the row put the edges between its glyphs.
        var edges = [0.0]
        var widths = AmountFit.Widths()
        /// The baseline as a share of the height.
        var baseline = 1.0
        var cut = AmountCut()
        var span: AmountSpan?
    }

    private let state = Guarded(State())

    func set(_ edges: [Double], _ widths: AmountFit.Widths, baseline: Double, _ cut: AmountCut) {
        state.access { $0 = State(edges: edges, widths: widths, baseline: baseline, cut: cut, span: $0.span) }
    }

    var cut: AmountCut { state.access { $0.cut } }

    /// The field's; made when it is needed first.
    var span: AmountSpan {
        state.access { state in
            let span = state.span ?? AmountSpan()
            state.span = span
            return span
        }
    }

    var baseline: Double { state.access { $0.baseline } }

    /// Returns, of some edges, by their number from the left, the place in the list of the one that is shown nearest to a
    /// point; 0 of none.
    /// - Parameter minimum: How small the row may be shown.
    func nearest(to x: Double, of candidates: [Int], _ minimum: Double) -> Int {
        state.access { state in
            let (width, edges) = (state.widths.row, state.edges)
            let x = width - (width - x) / state.widths.scale(minimum)
            func distance(_ place: Int) -> Double { abs(edges[min(candidates[place], edges.count - 1)] - x) }
            return candidates.indices.min { distance($0) < distance($1) } ?? 0
        }
    }
}
