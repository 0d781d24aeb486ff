import SwiftUI

/// Is as large as the content that stays; what leaves lies over it, with the same middle.
struct ReplacementLayout: Layout {
    struct LeavingKey: LayoutValueKey {
        static let defaultValue = false
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.last { !$0[LeavingKey.self] }?.sizeThatFits(proposal) ?? .zero
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
        guard guide == .firstTextBaseline || guide == .lastTextBaseline,
            let content = subviews.last(where: { !$0[LeavingKey.self] })
        else { return nil }
        let dimensions = content.dimensions(in: proposal)
        return bounds.midY - dimensions.height / 2 + dimensions[guide]
    }
}
