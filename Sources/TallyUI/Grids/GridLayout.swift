public import Foundation
import TallyCore

/// Places cells in rows and columns; what a grid does, for use as a layout.
public struct GridLayout: Layout, Equatable, Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public struct Cache {
        var known: (proposal: ProposedViewSize, plan: GridPlan)?
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridPlan {
        if let known = cache.known, known.proposal == proposal { return known.plan }
        let plan = GridPlan(
            subviews, proposal, gaps: (horizontalSpacing?.orZero, verticalSpacing?.orZero), alignment: alignment)
        cache.known = (proposal, plan)
        return plan
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        plan(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        plan(proposal, subviews, &cache).place(subviews, at: bounds.origin)
    }
}
