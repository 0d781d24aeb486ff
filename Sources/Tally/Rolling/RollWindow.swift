import SwiftUI

/// Takes the bleed and the margins of a `RollRow` off again, so that the number is as large as its text.
struct RollWindow: Layout {
    var bleed: Double
    let space: RollSpace

    private func line(_ size: CGSize) -> Double { Double(size.height) / (1 + 2 * bleed) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let size = subviews.first?.sizeThatFits(.unspecified) else { return .zero }
        let line = line(size)
        return CGSize(width: max(0, Double(size.width) - 2 * RollRow.margin * line), height: line)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let row = subviews.first else { return }
        space.isEmpty = proposal == .zero
        let line = line(row.sizeThatFits(.unspecified))
        row.place(
            at: CGPoint(x: bounds.minX - RollRow.margin * line, y: bounds.minY - bleed * line), proposal: .unspecified)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let row = subviews.first else { return nil }
        let line = line(row.sizeThatFits(.unspecified))
        return bounds.minY - bleed * line + row.dimensions(in: .unspecified)[guide]
    }
}
