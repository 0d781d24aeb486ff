import SwiftUI

/// Lets a row come in beside the digits: it takes no room at first, and more and more as its symbols fade in.
struct RollOpening<Pacer: RollPaced>: Transition {
    let pacer: Pacer

    func body(content: Content, phase: TransitionPhase) -> some View {
        let isGone = phase == .didDisappear
        RollRoom(share: phase == .willAppear ? 0 : 1) {
            content.transaction({ [pacer] in
                // A row is taken away when nothing is to be seen of it any more, or has been yet.
                if isGone { $0.animation = nil } else { pacer.pacing.applyFade(to: &$0) }
            }) { $0.opacity(phase.isIdentity ? 1 : 0) }
        }
    }
}

/// Offers a row a share of its width: a `RollRow` with an anchor is so wide, and shows no more than that of what is in it.
struct RollRoom: Layout {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    private var offer: ProposedViewSize { .share(share) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(offer) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: offer)
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
