import Foundation
import TallyLayers

extension UIStackView {
    /// Hides or shows a view that is laid out: within a block that animates, it closes or opens.
    ///
    /// Returns false for a view that is not laid out.
    final func close(_ view: UIView, _ isHidden: Bool) -> Bool {
        guard arranged.contains(where: { $0 === view }) else { return false }
        if view.isHidden == isHidden { return true }
        let animation = layer.context == nil ? nil : ViewAnimation.current.flatMap { $0.moves ? $0 : nil }
        let key = ObjectIdentifier(view)
        closing[key] = nil
        if isHidden, let animation {
            closing[key] = animation
            view.traits.hidesLater = true
            animation.whenOver { [weak self, weak view] in
                guard let self, let view, closing[key] === animation else { return }
                finishClosing(view)
            }
        } else {
            view.traits.hidesLater = false
            view.layer.isHidden = isHidden
            if !isHidden, animation != nil { park(view) }
        }
        arrangementChanged()
        animation?.layOutWhenRun(self)
        return true
    }

    /// Hides what has closed.
    final func finishClosing(_ view: UIView) {
        closing[ObjectIdentifier(view)] = nil
        guard view.traits.hidesLater else { return }
        view.traits.hidesLater = false
        view.layer.isHidden = true
    }

    /// Puts a view that no layout has placed yet where it would have waited, between its neighbours as they are shown: from
    /// there it opens.
    private func park(_ view: UIView) {
        guard view.constraintState?.hasBeenPlaced != true,
            let index = arranged.firstIndex(where: { $0 === view })
        else { return }
        func isPlaced(_ other: UIView) -> Bool {
            other !== view && !other.isHidden && other.constraintState?.hasBeenPlaced == true
        }
        let isTurned = axis == .horizontal && layoutDirection == .rightToLeft
        let isRow = axis == .horizontal
        func edge(_ view: UIView, isEnd: Bool) -> CGFloat {
            let frame = view.shownFrame
            return isRow ? (isEnd ? frame.maxX : frame.minX) : isEnd ? frame.maxY : frame.minY
        }
        let before = arranged[..<index].last(where: isPlaced).map { edge($0, isEnd: !isTurned) }
        let after = arranged[index...].first(where: isPlaced).map { edge($0, isEnd: isTurned) }
        let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: effectiveMargins) : bounds
        let start = isRow ? (isTurned ? area.maxX : area.minX) : area.minY
        let place = before.flatMap { before in after.map { (before + $0) / 2 } } ?? before ?? after ?? start
        let room = isRow ? area.minY..<max(area.maxY, area.minY) : area.minX..<max(area.maxX, area.minX)
        let across = crossRange(view, room)
        let size = isRow ? CGSize(width: 0, height: across.length) : CGSize(width: across.length, height: 0)
        let origin = isRow ? CGPoint(x: place, y: across.start) : CGPoint(x: across.start, y: place)
        UIView.atOnce {
            view.bounds.size = size
            let anchor = view.anchorPoint
            view.center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
        }
    }

    private func crossRange(_ view: UIView, _ room: Range<CGFloat>) -> (start: CGFloat, length: CGFloat) {
        let whole = room.upperBound - room.lowerBound
        let own = axis == .horizontal ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
        let isTurned = axis == .vertical && layoutDirection == .rightToLeft
        guard alignment != .fill, own >= 0 else { return (room.lowerBound, whole) }
        let free = whole - own
        switch alignment {
        case .center: return (room.lowerBound + free / 2, own)
        case .trailing, .lastBaseline: return (room.lowerBound + (isTurned ? 0 : free), own)
        default: return (room.lowerBound + (isTurned ? free : 0), own)
        }
    }
}
