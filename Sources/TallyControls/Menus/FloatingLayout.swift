import Foundation
import TallyCore
import TallyScene

/// The first subview over the whole stage; the second beside the place: below it where it fits there, else above, else
/// where there is room.
struct FloatingLayout: Layout {
    let place: FloatingPlace
    /// The width in points; with nil it is as wide as the view likes to be.
    let width: CGFloat?
    /// The view stands over the middle of the place instead of flush with its edge.
    let isCentered: Bool
    /// Points from the view to the place, where an arrow is between them; with nil there is none.
    var arrow: CGFloat?

    /// Points free at the edges of the stage, and between the place and the view.
    private static var margin: CGFloat { 8 }
    private static var gap: CGFloat { 4 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let ground = subviews.first, let view = subviews.last, subviews.count == 2 else { return }
        ground.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        self.place(view, in: bounds)
    }

    /// Puts what floats beside the place, or in the middle where there is none.
    ///
    /// - Returns: Where it is, and the point of the place that it stands at; nil if it lies over the place.
    @discardableResult
    func place(_ view: LayoutSubview, in bounds: CGRect) -> (frame: CGRect, tip: CGPoint?) {
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let place = place
        let source = onMain { place.rect } ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        let preferred = view.sizeThatFits(
            ProposedViewSize(width: Swift.min(width ?? room.width, room.width), height: nil))
        let size = CGSize(
            width: Swift.min(preferred.width, room.width), height: Swift.min(preferred.height, room.height))
        var x = source.midX - size.width / 2
        if !isCentered { x = source.midX <= bounds.midX ? source.minX : source.maxX - size.width }
        x = Swift.max(room.minX, Swift.min(x, room.maxX - size.width))
        let gap = arrow ?? Self.gap
        let below = source.maxY + gap
        let above = source.minY - gap - size.height
        let isBelow = below + size.height <= room.maxY || above < room.minY
        var y = isBelow ? below : above
        y = Swift.max(room.minY, Swift.min(y, room.maxY - size.height))
        let tip = CGPoint(
            x: Swift.max(x, Swift.min(source.midX, x + size.width)),
            y: isBelow ? y - (arrow ?? 0) : y + size.height + (arrow ?? 0))
        onMain { place.origin = Point(x: tip.x, y: tip.y) }
        let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        view.place(at: frame.origin, proposal: ProposedViewSize(size))
        return (frame, isBelow ? (y >= below ? tip : nil) : (y <= above ? tip : nil))
    }
}
