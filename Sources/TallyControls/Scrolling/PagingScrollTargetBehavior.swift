import Foundation
import TallyCore

/// Rests at multiples of the window's size, one page at most from where the finger took hold.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.origin
        let size = context.containerSize
        if context.axes.contains(.horizontal) {
            // Pages begin where reading does.
            let isMirrored = context.layoutDirection == .rightToLeft
            let end = context.contentSize.width - size.width
            func turned(_ x: CGFloat) -> CGFloat { isMirrored ? end - x : x }
            target.rect.origin.x = turned(Self.page(turned(target.rect.minX), from: turned(start.x), size.width))
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = Self.page(target.rect.minY, from: start.y, size.height)
        }
    }

    package static func page(_ place: CGFloat, from start: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0 else { return place }
        let old = (start / length).rounded()
        return Swift.min(Swift.max((place / length).rounded(), old - 1), old + 1) * length
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
