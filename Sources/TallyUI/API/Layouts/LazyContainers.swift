public import Foundation

/// Views in columns, row after row. All of them are made and laid out; those in view of the scroll views around appear.
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView, LayoutContainer {
    let layout: LazyGridLayout
    let content: Content

    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let share: CGFloat = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
        layout = LazyGridLayout(
            axis: .vertical, items: columns, share: share, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// Views in rows, column after column. All of them are made and laid out; those in view of the scroll views around appear.
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView, LayoutContainer {
    let layout: LazyGridLayout
    let content: Content

    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let share: CGFloat = alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
        layout = LazyGridLayout(
            axis: .horizontal, items: rows, share: share, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// A column that takes the width it is offered. All of its views are made and laid out; those in view of the scroll views
/// around appear, and disappear when nothing of them is seen any more.
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView, LayoutContainer {
    let layout: LazyStackLayout
    let content: Content

    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(
            axis: .vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .center),
            pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// A row that takes the height it is offered. All of its views are made and laid out; those in view of the scroll views
/// around appear, and disappear when nothing of them is seen any more.
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView, LayoutContainer {
    let layout: LazyStackLayout
    let content: Content

    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(
            axis: .horizontal, spacing: spacing, alignment: Alignment(horizontal: .center, vertical: alignment),
            pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// Views of their ideal length one after another, across the whole of what is offered.
nonisolated struct LazyStackLayout: PinningLayout, Equatable {
    let axis: Axis
    let spacing: CGFloat?
    let alignment: Alignment
    let pinnedViews: PinnedScrollableViews

    struct Cache {
        var known: (across: CGFloat?, sizes: [CGSize])?
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    private func across(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .vertical ? proposal.width : proposal.height
    }

    private func offer(_ across: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
    }

    private func sizes(_ across: CGFloat?, _ subviews: Subviews, _ cache: inout Cache) -> [CGSize] {
        if let known = cache.known, known.across == across { return known.sizes }
        let sizes = subviews.map { $0.sizeThatFits(offer(across)) }
        cache.known = (across, sizes)
        return sizes
    }

    private func gap(_ a: LayoutSubview, _ b: LayoutSubview) -> CGFloat {
        spacing ?? a.spacing.distance(to: b.spacing, along: axis)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let sizes = sizes(across(proposal), subviews, &cache)
        let gaps = zip(subviews, subviews.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
        let offered = across(proposal).map { $0.isFinite ? $0 : 0 } ?? 0
        return axis == .vertical
            ? CGSize(
                width: Swift.max(offered, sizes.map(\.width).max() ?? 0), height: sizes.reduce(gaps) { $0 + $1.height })
            : CGSize(
                width: sizes.reduce(gaps) { $0 + $1.width }, height: Swift.max(offered, sizes.map(\.height).max() ?? 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let sizes = sizes(across(proposal), subviews, &cache)
        var position = axis == .vertical ? bounds.minY : bounds.minX
        for (index, view) in subviews.enumerated() {
            let cell =
                axis == .vertical
                ? CGRect(x: bounds.minX, y: position, width: bounds.width, height: sizes[index].height)
                : CGRect(x: position, y: bounds.minY, width: sizes[index].width, height: bounds.height)
            view.place(in: cell, alignment, proposal: offer(across(proposal)))
            position += axis == .vertical ? sizes[index].height : sizes[index].width
            if index + 1 < subviews.count { position += gap(view, subviews[index + 1]) }
        }
    }

    static var layoutProperties: LayoutProperties { .lazy }
}
