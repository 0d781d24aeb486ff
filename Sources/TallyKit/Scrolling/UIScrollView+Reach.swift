import Foundation
import TallyControls

extension UIScrollView {
    /// How far the content can be scrolled.
    struct Reach: Equatable {
        var x: ClosedRange<Double>
        var y: ClosedRange<Double>

        func clamped(_ offset: CGPoint) -> CGPoint {
            CGPoint(
                x: min(max(offset.x, CGFloat(x.lowerBound)), CGFloat(x.upperBound)),
                y: min(max(offset.y, CGFloat(y.lowerBound)), CGFloat(y.upperBound)))
        }
    }

    /// From the inset before the content to where its end and the inset behind it reach the view's.
    final var reach: Reach {
        let inset = adjustedContentInset
        func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ window: CGFloat) -> ClosedRange<Double> {
            let far = content + after - window
            let (low, high) = (Double(0 - before), Double(max(far, 0 - before)))
            return low.isFinite && high.isFinite ? low...high : 0...0
        }
        return Reach(
            x: range(inset.left, contentSize.width, inset.right, bounds.width),
            y: range(inset.top, contentSize.height, inset.bottom, bounds.height))
    }

    /// The axes along which a finger moves the content.
    final var movable: (x: Bool, y: Bool) {
        guard isScrollEnabled else { return (false, false) }
        let reach = reach
        func isLonger(_ range: ClosedRange<Double>) -> Bool { range.upperBound > range.lowerBound + 0.001 }
        return (
            isLonger(reach.x) || bounces && alwaysBounceHorizontal, isLonger(reach.y) || bounces && alwaysBounceVertical
        )
    }

    /// Returns whether a finger that goes that way has this view scroll, rather than one around.
    final func takes(_ way: CGPoint) -> Bool {
        let isAcross = abs(way.x) > abs(way.y)
        guard isAcross ? movable.x : movable.y else { return false }
        if !isAtEdge(way, isAcross) { return true }
        // At its edge it leaves the finger to one around that can follow it.
        var around = around
        while let view = around {
            if let scroll = view as? UIScrollView, isAcross ? scroll.movable.x : scroll.movable.y,
                !scroll.isAtEdge(way, isAcross)
            {
                return false
            }
            around = view.around
        }
        return true
    }

    private func isAtEdge(_ way: CGPoint, _ isAcross: Bool) -> Bool {
        let range = isAcross ? reach.x : reach.y
        let offset = Double(isAcross ? contentOffset.x : contentOffset.y)
        let step = isAcross ? -way.x : -way.y
        return step < 0 ? offset <= range.lowerBound + 0.001 : offset >= range.upperBound - 0.001
    }

    /// Returns the offset that shows a rectangle, as near to the one of now as can be.
    final func offset(showing rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let window = bounds.inset(by: inset)
        guard !window.isNull else { return contentOffset }
        func along(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat) -> CGFloat {
            if start < from || length > room { return start }
            return start + length > from + room ? start + length - room : from
        }
        return reach.clamped(
            CGPoint(
                x: along(rect.minX, rect.width, window.minX, window.width) - inset.left,
                y: along(rect.minY, rect.height, window.minY, window.height) - inset.top))
    }
}
