import Foundation

/// Holds a layout of any type behind one pointer.
class AnyLayoutBox {
    typealias Subviews = LayoutSubviews

    var type: ObjectIdentifier { fatalError("AnyLayoutBox is abstract.") }
    var properties: LayoutProperties { LayoutProperties() }
    var animatableData: _AnyAnimatableData { .zero }
    func with(_ data: _AnyAnimatableData) -> AnyLayoutBox { self }
    func makeCache(subviews: Subviews) -> Any { () }
    func updateCache(_ cache: inout Any, subviews: Subviews) {}
    func spacing(subviews: Subviews, cache: inout Any) -> ViewSpacing { ViewSpacing() }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) {}

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Any
    ) -> CGFloat? { nil }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Any
    ) -> CGFloat? { nil }
}

final class TypedLayoutBox<L: Layout>: AnyLayoutBox {
    private let layout: L
    init(_ layout: L) { self.layout = layout }

    private func withCache<R>(_ cache: inout Any, _ subviews: Subviews, _ body: (inout L.Cache) -> R) -> R {
        var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = typed }
        return body(&typed)
    }

    override var type: ObjectIdentifier { ObjectIdentifier(L.self) }
    override var properties: LayoutProperties { L.layoutProperties }
    override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

    override func with(_ data: _AnyAnimatableData) -> AnyLayoutBox {
        guard let data = data.value(as: L.AnimatableData.self) else { return self }
        var layout = layout
        layout.animatableData = data
        return TypedLayoutBox(layout)
    }

    override func makeCache(subviews: Subviews) -> Any { layout.makeCache(subviews: subviews) }

    override func updateCache(_ cache: inout Any, subviews: Subviews) {
        withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(subviews: Subviews, cache: inout Any) -> ViewSpacing {
        withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> CGSize {
        withCache(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
    ) {
        withCache(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Any
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Any
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
