import SwiftUI

/// Is as wide as its content has been at its widest, and puts it there as the text alignment says.
struct WidestRoom: Layout {
    /// Where the content stands: 0 at the left end, 1 at the right.
    let anchor: Double

    struct Cache {
        var width = 0.0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        cache.width = max(cache.width, Double(size.width))
        let room = max(Double(size.width), proposal.width.map { Double($0) } ?? .infinity)
        return CGSize(width: min(cache.width, room), height: Double(size.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard let content = subviews.first else { return }
        let offer = ProposedViewSize(width: bounds.width, height: bounds.height)
        let excess = Double(bounds.width) - Double(content.sizeThatFits(offer).width)
        let place = CGPoint(x: Double(bounds.minX) + anchor * excess, y: Double(bounds.minY))
        content.place(at: place, proposal: offer)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.first.map {
            bounds.minY + $0.dimensions(in: ProposedViewSize(width: bounds.width, height: bounds.height))[guide]
        }
    }
}
