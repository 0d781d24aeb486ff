public import Foundation

/// Places views one upon another, the later ones in front.
public struct ZStackLayout: Layout, Equatable, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let box = box(proposal, subviews)
        return CGSize(width: box.width, height: box.height)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let box = box(proposal, subviews)
        // Where nothing is proposed, as in a scroll view, what fills its place fills the stack.
        let proposal = ProposedViewSize(
            width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
        for view in subviews {
            let dimensions = view.dimensions(in: proposal)
            view.place(
                at: CGPoint(
                    x: bounds.minX - box.minX - dimensions[alignment.horizontal],
                    y: bounds.minY - box.minY - dimensions[alignment.vertical]), proposal: proposal)
        }
    }

    /// Returns what the views cover when their guides lie at the origin.
    private func box(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        var highest = -Double.infinity
        for view in subviews { highest = max(highest, view.priority) }
        var box: CGRect?
        // Views of lower priority do not count for the size.
        for view in subviews where view.priority == highest {
            let dimensions = view.dimensions(in: proposal)
            let frame = CGRect(
                x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical], width: dimensions.width,
                height: dimensions.height)
            box = box.map { $0.union(frame) } ?? frame
        }
        return box ?? .zero
    }
}
