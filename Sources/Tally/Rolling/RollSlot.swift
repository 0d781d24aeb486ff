import SwiftUI

/// Lets the place of a column open and close: the column grows from where its place begins, no wider than what the others leave free.
///
/// A slot is as wide as its column. `RollDrums` places it where its place opens, and offers it the points from there to where
/// the column rests: only layout knows them. There it takes no room, so that nothing inside is laid out anew while glyphs of other
/// widths come and go. A scale about its start, as `RollEntrance` and `RollGlyphEntrance` have it, moves the column from the one place to the other, by the same share of the way as all
/// columns beside it.
struct RollSlot: Layout {
    /// Whether the column is a drum, with a line for each of its faces.
    let isDrum: Bool

    /// Returns what a slot is offered where it is placed.
    ///
    /// - Parameter opening: points from where its place opens to where the column rests; 0 if it opens there.
    static func proposal(opening: Double) -> ProposedViewSize {
        ProposedViewSize(width: CGFloat(opening), height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let column = subviews.first?.dimensions(in: .unspecified) else { return .zero }
        var height = column.height
        if isDrum {
            // One line of it: the frame of a column does not move because faces come and go.
            height -= column[VerticalAlignment.lastTextBaseline] - column[VerticalAlignment.firstTextBaseline]
        }
        return CGSize(width: proposal.width == nil ? column.width : 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + (proposal.width ?? 0), y: bounds.minY), proposal: .unspecified)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard let column = subviews.first else { return nil }
        return bounds.minY + column.dimensions(in: .unspecified)[guide]
    }
}
