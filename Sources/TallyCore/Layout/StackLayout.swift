public import Foundation

/// How a row and a column share out space: to the least flexible views first, the rest in equal parts.
package struct LinearLayout {
    package let axis: Axis
    package let spacing: CGFloat?
    /// The guide that lines the views up across the axis.
    package let guide: AlignmentKey

    package init(axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
        self.axis = axis
        self.spacing = spacing
        self.guide = guide
    }

    package struct Cache {
        var proposal: ProposedViewSize?
        var proposals: [ProposedViewSize] = []
        var sizes: [CGSize] = []
        var gaps: [CGFloat]?

        package init(proposal: ProposedViewSize? = nil, proposals: [ProposedViewSize] = [], sizes: [CGSize] = []) {
            self.proposal = proposal
            self.proposals = proposals
            self.sizes = sizes
        }
    }

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func cross(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    private func main(_ proposed: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposed.width : proposed.height
    }
    private func cross(_ proposed: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposed.height : proposed.width
    }

    private func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
    }

    private func gaps(_ subviews: LayoutSubviews, _ cache: inout Cache) -> [CGFloat] {
        if let gaps = cache.gaps, gaps.count == subviews.count - 1 { return gaps }
        var gaps = Array(repeating: spacing ?? 0, count: max(0, subviews.count - 1))
        if spacing == nil {
            for (place, (view, next)) in zip(subviews, subviews.dropFirst()).enumerated() {
                gaps[place] = view.spacing.distance(to: next.spacing, along: axis)
            }
        }
        cache.gaps = gaps
        return gaps
    }

    /// Returns what the views prefer at the edges of the stack.
    package func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        let (start, end, across): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        return ViewSpacing(joining: subviews) { place in
            var edges = across
            if place == 0 { edges.formUnion(start) }
            if place == subviews.count - 1 { edges.formUnion(end) }
            return edges
        }
    }

    private func measure(_ proposed: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        if cache.proposal == proposed && cache.sizes.count == subviews.count { return }
        let (mainProposal, crossProposal) = (main(proposed), cross(proposed))
        var proposals = Array(repeating: proposal(main: nil, cross: crossProposal), count: subviews.count)
        var sizes = Array(repeating: CGSize.zero, count: subviews.count)
        let views = Array(subviews)

        if let available = mainProposal, available.isFinite || available == .infinity {
            share(max(0, available - gaps(subviews, &cache).reduce(0, +)), crossProposal, views, &proposals, &sizes)
        } else {
            for index in views.indices { sizes[index] = views[index].sizeThatFits(proposals[index]) }
        }
        (cache.proposal, cache.proposals, cache.sizes) = (proposed, proposals, sizes)
    }

    private func share(
        _ available: CGFloat, _ cross: CGFloat?, _ views: [LayoutSubview], _ proposals: inout [ProposedViewSize],
        _ sizes: inout [CGSize]
    ) {
        let priorities = distinct(views.map(\.priority).sorted(by: >))
        let least = views.map { main($0.sizeThatFits(proposal(main: 0, cross: cross))) }
        var remaining = available
        for priority in priorities {
            let group = views.indices.filter { views[$0].priority == priority }
            // What the lower priorities need at least is kept for them.
            let reserved = views.indices.filter { views[$0].priority < priority }.reduce(0) { $0 + least[$1] }
            var budget = max(0, remaining - reserved)
            let flexibility = group.map { index in
                main(views[index].sizeThatFits(proposal(main: .infinity, cross: cross))) - least[index]
            }
            let order = group.indices.sorted {
                flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
            }
            for (done, place) in order.enumerated() {
                let index = group[place]
                let part = budget / CGFloat(group.count - done)
                proposals[index] = proposal(main: part, cross: cross)
                sizes[index] = views[index].sizeThatFits(proposals[index])
                let used = main(sizes[index])
                budget = max(0, budget - used)
                remaining = max(0, remaining - used)
            }
        }
    }

    private func distinct(_ sorted: [Double]) -> [Double] {
        sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }

    package func sizeThatFits(_ proposed: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize
    {
        measure(proposed, subviews, &cache)
        let length = cache.sizes.reduce(0) { $0 + main($1) } + gaps(subviews, &cache).reduce(0, +)
        let (before, after) = extent(subviews, cache)
        return axis == .horizontal
            ? CGSize(width: length, height: before + after) : CGSize(width: before + after, height: length)
    }

    /// Returns how far the views reach to both sides of the guide that they share.
    private func extent(_ subviews: LayoutSubviews, _ cache: Cache) -> (before: CGFloat, after: CGFloat) {
        var before: CGFloat = 0
        var after: CGFloat = 0
        for (index, view) in subviews.enumerated() {
            let position = view.dimensions(in: cache.proposals[index])[guide]
            before = max(before, position)
            after = max(after, cross(cache.sizes[index]) - position)
        }
        return (before, after)
    }

    package func place(
        in bounds: CGRect, _ proposed: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) {
        measure(proposed, subviews, &cache)
        let (before, _) = extent(subviews, cache)
        let gaps = gaps(subviews, &cache) + [0]
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        // Where nothing is proposed across, as in a scroll view, what fills its place fills the stack.
        let across = cross(proposed) ?? cross(bounds.size)
        for (index, view) in subviews.enumerated() {
            let offer = proposal(main: main(cache.proposals[index]), cross: across)
            let offset = before - view.dimensions(in: offer)[guide]
            let point =
                axis == .horizontal
                ? CGPoint(x: position, y: bounds.minY + offset) : CGPoint(x: bounds.minX + offset, y: position)
            view.place(at: point, proposal: offer)
            position += main(cache.sizes[index]) + gaps[index]
        }
    }
}

/// Places views in a row.
public struct HStackLayout: Layout, Equatable, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public struct Cache { var linear = LinearLayout.Cache() }

    private var linear: LinearLayout { LinearLayout(axis: .horizontal, spacing: spacing, guide: alignment.key) }

    public static var layoutProperties: LayoutProperties { .along(.horizontal) }
    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { linear.spacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        linear.sizeThatFits(proposal, subviews, &cache.linear)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        linear.place(in: bounds, proposal, subviews, &cache.linear)
    }
}

/// Places views in a column.
public struct VStackLayout: Layout, Equatable, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public struct Cache { var linear = LinearLayout.Cache() }

    private var linear: LinearLayout { LinearLayout(axis: .vertical, spacing: spacing, guide: alignment.key) }

    public static var layoutProperties: LayoutProperties { .along(.vertical) }
    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { linear.spacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        linear.sizeThatFits(proposal, subviews, &cache.linear)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        linear.place(in: bounds, proposal, subviews, &cache.linear)
    }
}

extension LayoutProperties {
    static func along(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}
