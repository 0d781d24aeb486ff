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

    private func subview(_ item: Int, _ subviews: Subviews) -> LayoutSubview? {
        subviews.first { $0[ItemKey.self] == item }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let size = subview(newest, subviews)?.sizeThatFits(proposal) else { return .zero }
        guard animatesSize, weights != RollWeights(newest) else { return size }
        func shown(_ length: (CGSize) -> CGFloat) -> Double {
            weights.sum(newest: (newest, Double(length(size)))) { item in
                subview(item, subviews).map { Double(length($0.sizeThatFits(proposal))) }
            }
        }
        return CGSize(width: max(0, shown(\.width)), height: max(0, shown(\.height)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let point = CGPoint(x: bounds.minX, y: bounds.midY)
            subview.place(at: point, anchor: .leading, proposal: proposal)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let content = subview(newest, subviews) else {
            return nil
        }
        let dimensions = content.dimensions(in: proposal)
        return bounds.midY - dimensions.height / 2 + dimensions[guide]
    }
}
