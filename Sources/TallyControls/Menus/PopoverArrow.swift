import Foundation
import TallyCore
import TallyUI

/// The arrow from a popover to the place that it stands at.
struct PopoverArrow: Shape {
    /// Whether it points up.
    let isUp: Bool

    /// About that of popovers on iOS, in points.
    static let size = CGSize(width: 36, height: 13)

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard rect.width > 0, rect.height > 0 else { return path }
        let (base, tip) = isUp ? (rect.maxY, rect.minY) : (rect.minY, rect.maxY)
        // Two flanks that leave the edge and meet at the tip softly.
        path.move(to: CGPoint(x: rect.minX, y: base))
        for (side, end) in [(-1.0, CGPoint(x: rect.midX, y: tip)), (1, CGPoint(x: rect.maxX, y: base))] {
            let half = CGFloat(side) * rect.width / 2
            let (outer, inner) = (rect.midX + half * 0.45, rect.midX + half * 0.35)
            if side < 0 {
                path.addCurve(to: end, control1: CGPoint(x: outer, y: base), control2: CGPoint(x: inner, y: tip))
            } else {
                path.addCurve(to: end, control1: CGPoint(x: inner, y: tip), control2: CGPoint(x: outer, y: base))
            }
        }
        path.closeSubpath()
        return path
    }
}

extension PopoverArrow {
    /// Tells a layout which of its subviews is an arrow.
    struct Key: LayoutValueKey {
        static var defaultValue: PopoverArrow? { nil }
    }

    /// Puts the arrow between a popover's edge and the point of a place that it stands at, or nowhere.
    func place(_ view: LayoutSubview, at tip: CGPoint?, of card: CGRect) {
        guard let tip, isUp == (tip.y < card.midY) else {
            return view.place(at: card.origin, proposal: .zero)
        }
        // Clear of the corners.
        let room = card.insetBy(dx: FloatingCard.cornerRadius, dy: 0)
        let width = min(Self.size.width, max(0, room.width))
        let x = max(room.minX + width / 2, min(tip.x, room.maxX - width / 2))
        // A little over the edge, so that no gap is seen between them.
        let size = CGSize(width: width, height: Self.size.height + 0.5)
        view.place(at: CGPoint(x: x, y: tip.y), anchor: isUp ? .top : .bottom, proposal: ProposedViewSize(size))
    }
}
