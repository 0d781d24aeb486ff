import SwiftUI

/// What is seen of a place that ends softly to both sides: it, and beside it what fades out.
///
/// Where something stands beside the place it fades out within, as far as the place is between two widths: at rest nothing in it
/// is dimmed.
struct RollSides: View {
    /// Points over which it fades out.
    struct Side: Equatable {
        var outside: Double
        /// At the most.
        var inside = 0.0
    }

    let left: Side
    let right: Side
    let space: RollSpace

    var body: some View {
        RollSidesLayout(left: left, right: right, space: space) { RollSideParts.views }
    }
}

/// What fades in, what is seen, and what fades out, from left to right.
enum RollSideParts {
    @MainActor @ViewBuilder static var views: some View {
        LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
        Color.black
        LinearGradient(colors: [.clear, .black], startPoint: .trailing, endPoint: .leading)
    }

    /// Points by which what is seen goes over what fades.
    private static let overlap = 0.5

    /// Places the three, from one of four edges to the next, in points of their layout's space.
    static func place(_ subviews: LayoutSubviews, between edges: [Double], y: Double, height: Double) {
        for (index, subview) in subviews.enumerated() where index + 1 < edges.count {
            var (from, to) = (edges[index], edges[index + 1])
            if index == 1 {
                // Between two pixels neither part would cover the seam as a whole.
                from -= min(overlap, (from - edges[0]) / 4)
                to += min(overlap, (edges[3] - to) / 4)
            }
            subview.place(
                at: CGPoint(x: from, y: y), proposal: ProposedViewSize(width: to - from, height: height))
        }
    }
}

private struct RollSidesLayout: Layout {
    let left: RollSides.Side
    let right: RollSides.Side
    let space: RollSpace

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let softness = left.inside > 0 || right.inside > 0 ? space.softness : 0
        let maxX = right.inside > 0 ? Double(bounds.maxX) + space.overhang : Double(bounds.maxX)
        let half = Double(bounds.width) / 2
        let start = Double(bounds.minX) + min(half, left.inside * softness)
        let end = maxX - min(half, right.inside * softness)
        let edges = [Double(bounds.minX) - left.outside, start, end, maxX + right.outside]
        RollSideParts.place(subviews, between: edges, y: Double(bounds.minY), height: Double(bounds.height))
    }
}
