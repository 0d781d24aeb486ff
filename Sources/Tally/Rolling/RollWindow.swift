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

    /// Share of a line's height that is seen above and below the line where digits fade out there.
    static let bleed = 0.1
    /// What is seen of a row that is cut off at its line.
    static let sharp = mask(edge: 0)
    /// What is seen of a row with a bleed.
    static let soft = mask(edge: bleed / (1 + 2 * bleed))

    private static func mask(edge: Double) -> LinearGradient {
        LinearGradient(
            stops: [
                Gradient.Stop(color: .clear, location: 0), Gradient.Stop(color: .black, location: edge),
                Gradient.Stop(color: .black, location: 1 - edge), Gradient.Stop(color: .clear, location: 1),
            ], startPoint: .top, endPoint: .bottom)
    }
}
