import SwiftUI

/// Is as large as the content that stays, to which it goes over from where it is; what leaves lies over it, with the same
/// middle.
struct ReplacementLayout: Layout {
    /// The item that stays.
    private let newest: Int
    private var weights: RollWeights
    private let animatesSize: Bool

    init(newest: Int, animatesSize: Bool) {
        self.newest = newest
        weights = RollWeights(newest)
        self.animatesSize = animatesSize
    }

    var animatableData: RollWeights {
        get { weights }
        set { weights = newValue }
    }

    /// Which item a subview is of.
    struct ItemKey: LayoutValueKey {
        static let defaultValue = 0
    }

    func makeCache(subviews: Subviews) -> RollHistory<CGSize> { RollHistory() }
    func updateCache(_ cache: inout RollHistory<CGSize>, subviews: Subviews) {}

    private func subview(_ item: Int, _ subviews: Subviews) -> LayoutSubview? {
        subviews.first { $0[ItemKey.self] == item }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout RollHistory<CGSize>) -> CGSize {
        guard let size = subview(newest, subviews)?.sizeThatFits(proposal) else { return .zero }
        guard animatesSize, weights != RollWeights(newest) else { return size }
        func shown(_ length: (CGSize) -> CGFloat) -> Double {
            weights.sum(newest: (newest, Double(length(size)))) { item in
                // Of what has been taken away before its time the size is known that it was placed in.
                (subview(item, subviews)?.sizeThatFits(proposal) ?? cache[item]).map { Double(length($0)) }
            }
        }
        return CGSize(width: max(0, shown(\.width)), height: max(0, shown(\.height)))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout RollHistory<CGSize>
    ) {
        if let size = subview(newest, subviews)?.sizeThatFits(proposal) {
            cache.note(size, of: newest, since: weights.oldest)
        }
        for subview in subviews {
            let point = CGPoint(x: bounds.minX, y: bounds.midY)
            subview.place(at: point, anchor: .leading, proposal: proposal)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout RollHistory<CGSize>
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let content = subview(newest, subviews) else {
            return nil
        }
        let dimensions = content.dimensions(in: proposal)
        return bounds.midY - dimensions.height / 2 + dimensions[guide]
    }
}
