import SwiftUI

/// Notes what a number's place offers it, around the group that moves as one: inside, where the group's size is on its way, the number is
/// offered what there is of the place so far.
struct RollOffer: Layout {
    let space: RollSpace

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        space.note(room: proposal.room)
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        subviews.baseline(guide, in: bounds, proposal)
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard guide == .rowWidth else { return nil }
        return subviews.first?.dimensions(in: proposal)[guide]
    }
}

extension LayoutSubviews {
    /// Returns the baseline of the one view of a layout that places it at its own upper edge; `nil` for other guides.
    func baseline(_ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        return first.map { bounds.minY + $0.dimensions(in: proposal)[guide] }
    }
}
