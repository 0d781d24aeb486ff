import Foundation
import TallyCore

/// Rests with a view at the window's top leading corner: one of a `scrollTargetLayout`, or one marked by `scrollTarget`.
///
/// Without such views it changes nothing.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How far a finger can throw the content.
    public struct LimitBehavior {
        enum Kind: Sendable { case automatic, few, one, never }
        let kind: Kind

        /// The limit is as `always` along an axis of a compact size class, else as `never`.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// A scroll goes on by as many views as the window holds at most.
        public static var always: LimitBehavior { LimitBehavior(kind: .few) }
        /// A scroll goes on by as many views as the window holds at most.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
        /// A scroll goes on by one view at most.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
        /// A scroll goes on as far as it glides.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }

    /// - Parameter anchor: which point of the view and of the window meet. Nil: their top leading corners.
    public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

    public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard !context.targets.isEmpty else { return }
        let window = context.containerSize
        let anchor = anchor ?? (context.layoutDirection == .rightToLeft ? UnitPoint(x: 1, y: 0) : nil)
        let places = context.targets.map { ScrollTarget(rect: $0, anchor: anchor).offset(in: window) }
        func isHeld(_ axis: Axis.Set) -> Bool {
            switch limit.kind {
            case .never: return false
            case .few, .one: return true
            case .automatic:
                let isCompact =
                    axis == .horizontal
                    ? context.horizontalSizeClass == .compact : context.verticalSizeClass == .compact
                return isCompact
            }
        }
        func place(_ axis: Axis.Set, _ natural: CGFloat, _ start: CGFloat, _ length: CGFloat, _ places: [CGFloat])
            -> CGFloat
        {
            guard context.axes.contains(axis) else { return natural }
            var natural = natural
            let end = (axis == .horizontal ? context.contentSize.width : context.contentSize.height) - length
            // Views that cannot reach their place rest where the content ends.
            var rests: [CGFloat] = []
            for place in places.map({ Swift.min($0, Swift.max(0, end)) }).sorted() where place != rests.last {
                rests.append(place)
            }
            if isHeld(axis) {
                if limit.kind == .one {
                    let old = Self.nearest(to: start, in: rests)
                    rests = Array(rests[Swift.max(0, old - 1)..<Swift.min(rests.count, old + 2)])
                } else {
                    natural = Swift.min(Swift.max(natural, start - length), start + length)
                }
            }
            return rests[Self.nearest(to: natural, in: rests)]
        }
        let start = context.originalTarget.offset(in: window)
        let natural = target.offset(in: window)
        target.rect.origin = CGPoint(
            x: place(.horizontal, natural.x, start.x, window.width, places.map(\.x)),
            y: place(.vertical, natural.y, start.y, window.height, places.map(\.y)))
        target.rect.size = window
        target.anchor = nil
    }

    private static func nearest(to place: CGFloat, in places: [CGFloat]) -> Int {
        places.indices.min { (places[$0] - place).magnitude < (places[$1] - place).magnitude } ?? 0
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}
