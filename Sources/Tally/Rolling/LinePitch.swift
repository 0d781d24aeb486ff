import SwiftUI

/// Has the size and the baseline of its first subview, a line, and offers the third the distance of two lines of the second as
/// its height, and what it is offered itself as its width.
///
/// The distance is not the height of a line: that may be rounded to pixels, and the lines within a text are not.
struct LinePitch: Layout {
    /// So many that what the height of all is rounded by is a third of a pixel over as many faces as drums have.
    private static let count = 257

    /// Returns the text of which the distance of two lines is told.
    static func lines(of face: String) -> String {
        String(repeating: face + "\n", count: count - 1) + face
    }

    private func pitch(_ subviews: Subviews) -> CGFloat {
        subviews.count > 1 ? subviews[1].sizeThatFits(.unspecified).height / CGFloat(Self.count) : 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }

    /// That of the line: what is measured has none.
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let proposal =
                index == 2 ? ProposedViewSize(width: proposal.width ?? 0, height: pitch(subviews)) : .unspecified
            subview.place(at: bounds.origin, proposal: proposal)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let line = subviews.first else { return nil }
        return bounds.minY + line.dimensions(in: .unspecified)[guide]
    }
}
