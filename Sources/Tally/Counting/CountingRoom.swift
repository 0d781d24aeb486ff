import SwiftUI

/// Puts a counting number into the room that is kept for it: one layout for every `RollWidth`, so that another one of these ends no
/// count.
///
/// Its first subview is the number; the others are texts that keep room free.
struct CountingRoom: Layout {
    let width: RollWidth.Kind
    /// Where the number stands in a room wider than it: 0 where a line begins, 1 where it ends.
    let anchor: Double

    struct Cache {
        /// Of the number at its widest, while that is kept.
        var widest = WidestWidth()
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    /// Under an animation around it the place of a number with its new width is on its way, and no narrow one.
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        width == .immediate ? .unspecified : proposal
    }

    /// All stand on one baseline.
    private func measure(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> (width: Double, ascent: Double, descent: Double) {
        var (wide, ascent, descent) = (0.0, 0.0, 0.0)
        for (index, subview) in subviews.enumerated() {
            let size = subview.dimensions(in: index == 0 ? offer(proposal) : proposal)
            let baseline = Double(size[.firstTextBaseline])
            wide = max(wide, Double(size.width))
            ascent = max(ascent, baseline)
            descent = max(descent, Double(size.height) - baseline)
        }
        guard width == .widest else {
            cache.widest = WidestWidth()
            return (wide, ascent, descent)
        }
        let widest = cache.widest.keep(wide, line: ascent + descent)
        return (min(widest, max(wide, proposal.room)), ascent, descent)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let extent = measure(proposal, subviews, &cache)
        return CGSize(width: extent.width, height: extent.ascent + extent.descent)
    }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let ascent = measure(proposal, subviews, &cache).ascent
        for (index, subview) in subviews.enumerated() {
            let offer = index == 0 ? offer(proposal) : proposal
            let size = subview.dimensions(in: offer)
            let excess = Double(bounds.width - size.width)
            subview.place(
                at: CGPoint(
                    x: Double(bounds.minX) + anchor * excess,
                    y: Double(bounds.minY) + ascent - Double(size[.firstTextBaseline])),
                proposal: offer)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        return bounds.minY + measure(proposal, subviews, &cache).ascent
    }
}
