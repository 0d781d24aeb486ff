public import Foundation

/// A layout whose type is hidden: views keep their identity, and travel, when another one takes its place.
public struct AnyLayout: Layout {
    private let box: AnyLayoutBox

    public init<L: Layout>(_ layout: L) { box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout) }

    private init(box: AnyLayoutBox) { self.box = box }

    /// What the layout hidden inside keeps between calls.
    public struct Cache {
        fileprivate let type: ObjectIdentifier
        fileprivate var value: Any
    }

    public typealias AnimatableData = _AnyAnimatableData

    public var animatableData: _AnyAnimatableData {
        get { box.animatableData }
        set { self = AnyLayout(box: box.with(newValue)) }
    }

    /// What the layout hidden inside says of itself.
    var properties: LayoutProperties { box.properties }

    private func withCache<R>(
        _ cache: inout Cache, _ subviews: Subviews, _ body: (AnyLayoutBox, inout Any) -> R
    ) -> R {
        if cache.type != box.type { cache = makeCache(subviews: subviews) }
        return body(box, &cache.value)
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(type: box.type, value: box.makeCache(subviews: subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        withCache(&cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        withCache(&cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        withCache(&cache, subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        withCache(&cache, subviews) {
            $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
        }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
        }
    }
}
