import SwiftUI

/// The window before a strip: as wide as it, a line high, and with the strip in its middle.
struct ReelWindow: Layout {
    /// How many faces the strip has.
    let length: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let size = subviews.first?.sizeThatFits(.unspecified) else { return .zero }
        return CGSize(width: Double(size.width), height: pitch(size) / (1 + 2 * ReelTextFaces.bleed))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let strip = subviews.first else { return nil }
        let line = strip.dimensions(in: .unspecified)
        let bleed =
            pitch(CGSize(width: line.width, height: line.height)) * ReelTextFaces.bleed / (1 + 2 * ReelTextFaces.bleed)
        return bounds.minY + line[.firstTextBaseline] - bleed
    }

    private func pitch(_ strip: CGSize) -> Double { Double(strip.height) / Double(max(length, 1)) }
}
