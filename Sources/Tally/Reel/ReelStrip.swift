import SwiftUI

/// Faces one above the other, each in the middle of a line with a bleed above and below, and all on the baselines of their lines.
///
/// Its first subview, which is not placed in view, has the height and the baseline of the lines; the others are the faces.
struct ReelStrip: Layout {
    /// For each face, whether the strip is as wide as it at least.
    let isCounted: [Bool]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var width = 0.0
        for (face, isCounted) in zip(subviews.dropFirst(), isCounted) where isCounted {
            width = max(width, Double(face.sizeThatFits(.unspecified).width))
        }
        return CGSize(width: width, height: pitch(subviews) * Double(max(subviews.count - 1, 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (pitch, baseline) = (pitch(subviews), baseline(subviews))
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
        for (index, face) in subviews.dropFirst().enumerated() {
            let size = face.dimensions(in: .unspecified)
            let top = Double(index) * pitch + baseline - Double(size[.firstTextBaseline])
            face.place(
                at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.minY + top), proposal: .unspecified)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard guide == .firstTextBaseline else { return nil }
        return bounds.minY + baseline(subviews)
    }

    private func line(_ subviews: Subviews) -> Double {
        Double(subviews.first?.sizeThatFits(.unspecified).height ?? 0)
    }

    /// Returns the points from one face to the next.
    private func pitch(_ subviews: Subviews) -> Double { line(subviews) * (1 + 2 * ReelTextFaces.bleed) }

    /// Returns the points from the top of the strip to the baseline of its first line.
    private func baseline(_ subviews: Subviews) -> Double {
        line(subviews) * ReelTextFaces.bleed
            + Double(subviews.first?.dimensions(in: .unspecified)[.firstTextBaseline] ?? 0)
    }
}
