import Foundation
import TallyCore
import TallyLayers
internal import TallySolver

// The solution as frames.
extension LayoutEngine {
    /// Has the views laid out that hold something which is elsewhere than it was placed.
    func announce(_ placing: UIView?) {
        for record in order {
            guard let state = record.state else { continue }
            if let view = state.view {
                guard let around = view.around, around !== placing, view.followsConstraints else { continue }
                let place = record.place(in: solver)
                if record.placed?.isNear(place) != true { around.setNeedsLayout() }
            } else if let owner = state.guide?.owningView {
                let place = record.place(in: solver)
                if record.placed?.isNear(place) != true, owner !== placing { owner.setNeedsLayout() }
                record.placed = place
            }
        }
    }

    /// Puts a view where its constraints say, in pixels.
    func place(_ view: UIView, in around: UIView) {
        guard let state = view.constraintState, let record = records[ObjectIdentifier(state)] else { return }
        let place = record.place(in: solver)
        record.placed = place
        state.hasBeenPlaced = true
        let frame = around.roundedFrame(place.rect, of: view)
        // As on Apple's platforms, whatever the anchor point is: one that is not in the middle moves the view.
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if view.bounds.size == frame.size, view.center == center { return }
        view.noteShownFrame(state)
        if view.bounds.size != frame.size {
            view.bounds.size = frame.size
            // What is good to read depends on the size that there is.
            if state.ownGuides[.readable] != nil { note(state) }
        }
        if view.center != center { view.center = center }
    }

    /// Without rounding, in the space of what it stands in.
    func frame(of state: ConstraintState) -> CGRect? {
        flush()
        return records[ObjectIdentifier(state)]?.place(in: solver).rect
    }

    func isAmbiguous(_ state: ConstraintState) -> Bool {
        flush()
        guard let record = records[ObjectIdentifier(state)] else { return false }
        return [record.x, record.y, record.width, record.height].contains { solver.isAmbiguous($0) }
    }
}

extension UIView {
    /// Where the view would be without its transform.
    final var untransformedFrame: CGRect {
        let (size, place, anchor) = (bounds.size, center, anchorPoint)
        return CGRect(
            x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// Notes where the view is shown before a block moves it: until the frame is over its animation does not say so.
    final func noteShownFrame(_ state: ConstraintState) {
        guard ViewAnimation.current?.moves == true, let time = layer.context?.runtime.time else { return }
        if state.shownBefore?.time != time { state.shownBefore = (time, shownFrame) }
    }

    /// Where the view is shown at present, without its transform.
    final var shownFrame: CGRect {
        if let before = constraintState?.shownBefore, before.time == layer.context?.runtime.time { return before.frame }
        let shown = layer.shownValues
        let (size, place, anchor) = (shown.bounds.size, shown.position, shown.anchorPoint)
        return CGRect(
            x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// Rounds each edge to the nearest pixel, so that neighbours go on meeting.
    final func pixelFrame(_ frame: CGRect) -> CGRect {
        let scale = pixelScale
        // Half a pixel and a rounding error are half a pixel.
        func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let (x, y) = (round(frame.minX), round(frame.minY))
        return CGRect(x: x, y: y, width: round(frame.maxX) - x, height: round(frame.maxY) - y)
    }

    /// What the view's constraints say, before it is rounded to pixels; nil: it has none.
    package final var solvedFrame: CGRect? { constraintState.flatMap { treeEngine?.frame(of: $0) } }
}
