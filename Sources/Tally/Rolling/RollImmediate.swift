import SwiftUI

/// A number with its new width at once: it goes over to that by itself, and is seen as far as it has come into its new place.
///
/// It ends where its place ends, so that a digit that stays is where it will be; what leaves, or has not come yet, is to the left.
struct RollImmediate<Number: View>: View {
    let number: Number

    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        RollImmediateRoom { number.environment(\.layoutDirection, layoutDirection) }
            .mask { RollImmediateEdges { RollSideParts.views } }
            .environment(\.layoutDirection, .leftToRight)
    }
}

/// Is as wide as its number will be, which ends at its right end.
private struct RollImmediateRoom: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let number = subviews.first?.dimensions(in: proposal) else { return .zero }
        return CGSize(width: number[HorizontalAlignment.rowWidth], height: number.height)
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: proposal)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        subviews.baseline(guide, in: bounds, proposal)
    }
}

/// Lets a line of a number be seen, with its bleed, and to both sides what fades out beside it.
private struct RollImmediateEdges: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let line = Double(bounds.height)
        let (left, right, fade) = (Double(bounds.minX), Double(bounds.maxX), RollMask.fade * line)
        RollSideParts.place(
            subviews, between: [left - fade, left, right, right + fade],
            y: Double(bounds.minY) - RollWindow.bleed * line, height: (1 + 2 * RollWindow.bleed) * line)
    }
}
