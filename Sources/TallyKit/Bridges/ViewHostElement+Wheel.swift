import Foundation
@_spi(Runtime) import TallyCore
internal import TallyScene
import TallyUI

extension ViewHostElement: WheelTarget {
    func scroll(by distance: CGSize) -> CGSize { distance }

    /// The innermost scroll view under the point scrolls; what it has no room for goes outwards.
    func scroll(by distance: CGSize, at point: Point) -> CGSize {
        let own = (Site(element: self, level: 0).toStage.inverse ?? .identity).apply(point)
        let place = shownFrame
        var view = root.hitTest(CGPoint(x: own.x - place.minX, y: own.y - place.minY), with: nil)
        var rest = distance
        while let current = view, rest != .zero {
            if let scroll = current as? UIScrollView { rest = scroll.scroll(byWheel: rest) }
            view = current.around
        }
        return rest
    }
}
