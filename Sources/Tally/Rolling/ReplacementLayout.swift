import SwiftUI

/// Is as large as the content that stays, to which it goes over from where it is; what leaves lies over it, from the same
/// upper edge.
struct ReplacementLayout: Layout {
    /// The number of the item that stays.
    private let newest: Int
    private var weights: RollWeights
    private let width: RollWidth
    /// Where content stands in a window that is kept wider than it: 0 at the left end, 1 at the right.
    private let anchor: Double
    /// Counts fonts.
    private let font: Int
    /// Is told how far the window is between two sizes.
    private let space: RollSpace

    init(newest: Int, width: RollWidth, anchor: Double, font: Int, space: RollSpace) {
        self.font = font
        self.newest = newest
        weights = RollWeights(newest)
        self.width = width
        self.anchor = width == .widest ? anchor : 0
        self.space = space
    }

    var animatableData: RollWeights {
        get { weights }
        set { weights = newValue }
    }

    /// Which item a subview is of.
    struct ItemKey: LayoutValueKey {
        static let defaultValue = Item(id: 0, number: 0)
    }

    struct Item: Equatable {
        let id: Int
        /// The size belongs to it.
        let number: Int
    }

    struct Cache {
        var sizes = RollHistory<CGSize>()
        /// The width of the widest window so far.
        var widest = 0.0
        /// The content at rest, and how wide it was in which font: in another one what was wider is as much wider or narrower.
        var rest: (item: Int, width: Double, font: Int)?
        /// As it was noted last.
        var softness = 0.0
        var overhang = 0.0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    private func subview(_ item: Int, _ subviews: Subviews) -> LayoutSubview? {
        subviews.first { $0[ItemKey.self].number == item }
    }

    /// Returns what the contents are offered: whoever offers no more than the window takes now, as `fixedSize()` does, will offer what it
    /// takes then, and none of them is to be cut for that.
    private func offer(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache) -> ProposedViewSize {
        guard let room = proposal.width, width != .immediate, weights != RollWeights(newest) else { return proposal }
        var ideal = shownSize(.unspecified, subviews, cache).width
        if width == .widest { ideal = max(ideal, cache.widest) }
        return abs(room - ideal) < 0.01 ? ProposedViewSize(width: nil, height: proposal.height) : proposal
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let proposal = offer(proposal, subviews, cache)
        var size = shownSize(proposal, subviews, cache)
        if width == .widest {
            keepWidest(in: subviews, &cache)
            cache.widest = max(cache.widest, Double(size.width))
            size.width = CGFloat(
                min(cache.widest, max(Double(size.width), proposal.width.map { Double($0) } ?? .infinity)))
        }
        return size
    }

    /// Takes note of another font.
    private func keepWidest(in subviews: Subviews, _ cache: inout Cache) {
        guard let now = subview(newest, subviews)?.sizeThatFits(.unspecified).width, now > 0 else { return }
        if let rest = cache.rest, rest.item == newest, rest.font != font, rest.width > 0 {
            cache.widest *= Double(now) / rest.width
        }
        cache.rest = (newest, Double(now), font)
    }

    /// Returns the size between those of the contents, as they count now.
    private func shownSize(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache) -> CGSize {
        guard let size = subview(newest, subviews)?.sizeThatFits(proposal) else { return .zero }
        guard width != .immediate, weights != RollWeights(newest) else { return size }
        func shown(_ length: (CGSize) -> CGFloat) -> Double {
            weights.sum(newest: (newest, Double(length(size)))) { item in
                // Of what has been taken away before its time the size is known that it was placed in.
                (subview(item, subviews)?.sizeThatFits(proposal) ?? cache.sizes[item]).map { Double(length($0)) }
            }
        }
        return CGSize(width: max(0, shown(\.width)), height: max(0, shown(\.height)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let proposal = offer(proposal, subviews, cache)
        if let size = subview(newest, subviews)?.sizeThatFits(proposal) {
            cache.sizes.note(size, of: newest, since: weights.oldest)
            // As soft as there is something to be cut.
            let excess = subviews.reduce(0) { max($0, Double($1.sizeThatFits(proposal).width - bounds.width)) }
            let softness = anchor == 0 ? weights.unrest * min(1, excess / RollingEdge.inside) : 0
            if cache.softness != softness {
                cache.softness = softness
                space.note(softness: softness)
            }
            let overhang = weights.isBeyond(newest) ? max(0, Double(size.width - bounds.width)) : 0
            if cache.overhang != overhang {
                cache.overhang = overhang
                space.note(overhang: overhang)
            }
        }
        var heights: [Int: Double] = [:]
        for subview in subviews {
            heights[subview[ItemKey.self].id] = Double(subview.sizeThatFits(proposal).height)
            var point = bounds.origin
            if anchor > 0 { point.x += anchor * (bounds.width - subview.sizeThatFits(proposal).width) }
            subview.place(at: point, anchor: .topLeading, proposal: proposal)
        }
        space.note(heights: heights)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let content = subview(newest, subviews) else {
            return nil
        }
        let dimensions = content.dimensions(in: offer(proposal, subviews, cache))
        return bounds.minY + dimensions[guide]
    }
}
