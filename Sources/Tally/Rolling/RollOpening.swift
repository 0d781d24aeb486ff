import SwiftUI

/// Lets a row come in beside the digits: it takes no room at first, and more and more as its symbols fade in.
struct RollOpening<Pacer: RollPaced>: Transition {
    /// The end of the row that stands beside the digits: 0 is the left one, 1 the right one.
    let anchor: Double
    let bleed: Double
    let pacer: Pacer

    func body(content: Content, phase: TransitionPhase) -> some View {
        let share = phase == .willAppear ? 0.0 : 1
        RollRoom(share: share, anchor: anchor, bleed: bleed) {
            content.transaction({ [pacer] in pacer.pacing.applyFade(to: &$0) }) { $0.opacity(share) }
        }
    }
}

/// Gives a row a share of its width, without the margins.
struct RollRoom: Layout {
    var share: Double
    let anchor: Double
    let bleed: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    /// Returns the points by which the row is wider than its room.
    private func excess(_ size: CGSize) -> Double { RollRow.room(of: size, bleed: bleed) * (1 - share) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let size = subviews.first?.sizeThatFits(.unspecified) else { return .zero }
        return CGSize(width: Double(size.width) - excess(size), height: Double(size.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let row = subviews.first else { return }
        let x = Double(bounds.minX) - anchor * excess(row.sizeThatFits(.unspecified))
        row.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard let row = subviews.first else { return nil }
        return bounds.minY + row.dimensions(in: .unspecified)[guide]
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard guide == .rowWidth, let row = subviews.first else { return nil }
        return row.dimensions(in: .unspecified)[guide]
    }
}
