public import Foundation
import TallyCore

/// Views in columns, row after row. In a scroll view the views of a `ForEach` are made as they come near what is seen.
///
/// It makes and forgets them as `LazyVStack` does, in whole lines: a line that has not been seen is taken to be as high as
/// those that were, on average. An element of the `ForEach` is taken for one cell; where some are none or several, all are
/// made.
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView, LayoutContainer {
    package let layout: LazyGridLayout
    package let content: Content

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

/// Views in rows, column after column. In a scroll view the views of a `ForEach` are made as they come near what is seen,
/// as by `LazyVGrid`.
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView, LayoutContainer {
    package let layout: LazyGridLayout
    package let content: Content

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

/// A column that takes the width it is offered. In a scroll view the views of a `ForEach` are made as they come near what
/// is seen; they appear when they are seen, and disappear when nothing of them is any more.
///
/// Its first 64 views of a `ForEach` are made with it, and from then on those within a window's length of the window, 64 to
/// each side at most; all of them where it stands in no scroll view of its axis. Views that are written out one by one are
/// all made. What is made costs time and memory, and nothing else does: of the data only the count, and the elements and
/// ids near the window, are asked for; where the data is new, the ids of old and new are compared once, one after another.
/// Of a collection that is no array and no range, all ids are copied when it is given.
///
/// A view far from the window, once many are, is let go of, unless it holds what would be lost: a `@State` that was
/// written, a `StateObject`, a scroll view that was scrolled, a field that has the focus. That is kept as long as the stack
/// and the element are there, so memory grows with what has been seen and changed. What is made anew evaluates its body,
/// and begins with the initial values of its states. In a change that is animated, views that come from further away than
/// what is made stand in their new places at once.
///
/// A view that is not made is taken to be as high as those that were seen, on average, or as it was when it was seen last.
/// When it turns out otherwise, what is seen stays where it is. What is not made is neither found by its text, nor told to
/// assistive technology; `scrollTo` finds it by its id, and arrives exactly there.
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView, LayoutContainer {
    package let layout: LazyStackLayout
    package let content: Content

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

/// A row that takes the height it is offered. In a scroll view the views of a `ForEach` are made as they come near what is
/// seen, as by `LazyVStack`; they appear when they are seen, and disappear when nothing of them is any more.
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView, LayoutContainer {
    package let layout: LazyStackLayout
    package let content: Content

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
package nonisolated struct LazyStackLayout: PinningLayout, Equatable {
    package let axis: Axis
    let spacing: CGFloat?
    let alignment: Alignment
    package let pinnedViews: PinnedScrollableViews

    package struct Cache {
        var known: (across: CGFloat?, measure: Measure)?
    }

    struct Measure {
        let sizes: [CGSize]
        /// Points of the rows between them that are not made.
        let gaps: [CGFloat]
        /// Points to rows that are not made: as between those that are, on average.
        let standardGap: CGFloat
    }

    package func makeCache(subviews: Subviews) -> Cache { Cache() }

    package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        LinearLayout(axis: axis, spacing: spacing, guide: HorizontalAlignment.center.key).spacing(subviews)
    }

    private func across(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .vertical ? proposal.width : proposal.height
    }

    private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

    private func offer(_ across: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
    }

    private func measure(_ across: CGFloat?, _ subviews: Subviews, _ cache: inout Cache) -> Measure {
        if let known = cache.known, known.across == across { return known.measure }
        let sizes = subviews.map { $0.sizeThatFits(offer(across)) }
        let standardGap = standardGap(subviews)
        let gaps = subviews.lengthsOfGaps(sizes.map(along), spacing: standardGap)
        let measure = Measure(sizes: sizes, gaps: gaps, standardGap: standardGap)
        cache.known = (across, measure)
        return measure
    }

    private func gap(_ a: LayoutSubview, _ b: LayoutSubview) -> CGFloat {
        spacing ?? a.spacing.distance(to: b.spacing, along: axis)
    }

    private func standardGap(_ subviews: Subviews) -> CGFloat {
        if let spacing { return spacing.orZero }
        if subviews.rows == nil { return ViewSpacing.standard }
        var (sum, count) = (CGFloat(0), 0)
        var last: Int?
        for piece in subviews.pieces {
            guard case .view(let index) = piece else {
                last = nil
                continue
            }
            if let last {
                sum += gap(subviews[last], subviews[index])
                count += 1
            }
            last = index
        }
        return count == 0 ? ViewSpacing.standard : sum / CGFloat(count)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let measure = measure(across(proposal), subviews, &cache)
        let sizes = measure.sizes
        var length: CGFloat
        if subviews.rows == nil {
            length = zip(subviews, subviews.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
            length = sizes.reduce(length) { $0 + along($1) }
        } else {
            length = 0
            walk(subviews, measure, from: 0) { _, start, own in length = start + own }
        }
        let offered = across(proposal).map { $0.isFinite ? $0 : 0 } ?? 0
        return axis == .vertical
            ? CGSize(width: Swift.max(offered, sizes.map(\.width).max() ?? 0), height: length)
            : CGSize(width: length, height: Swift.max(offered, sizes.map(\.height).max() ?? 0))
    }

    /// Visits the views and the gaps between them, with where each begins and its length.
    private func walk(
        _ subviews: Subviews, _ measure: Measure, from start: CGFloat,
        _ body: (NearRows.Piece, CGFloat, CGFloat) -> Void
    ) {
        var position = start
        var last: NearRows.Piece?
        for piece in subviews.pieces {
            let length: CGFloat
            switch piece {
            case .view(let index):
                if case .view(let before) = last { position += gap(subviews[before], subviews[index]) }
                if case .gap = last { position += measure.standardGap }
                length = along(measure.sizes[index])
            case .gap(let index):
                if last != nil { position += measure.standardGap }
                length = measure.gaps[index]
            }
            body(piece, position, length)
            position += length
            last = piece
        }
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let measure = measure(across(proposal), subviews, &cache)
        let sizes = measure.sizes
        func place(_ index: Int, at position: CGFloat) {
            let cell =
                axis == .vertical
                ? CGRect(x: bounds.minX, y: position, width: bounds.width, height: sizes[index].height)
                : CGRect(x: position, y: bounds.minY, width: sizes[index].width, height: bounds.height)
            subviews[index].place(in: cell, alignment, proposal: offer(across(proposal)))
        }
        let start = axis == .vertical ? bounds.minY : bounds.minX
        guard subviews.rows == nil else {
            subviews.note(
                sizes.map(along), spacing: measure.standardGap,
                mirror: axis == .horizontal && subviews.layoutDirection == .rightToLeft
                    ? bounds.minX + bounds.maxX : nil)
            return walk(subviews, measure, from: start) { piece, position, length in
                switch piece {
                case .view(let index): place(index, at: position)
                case .gap(let index): subviews.place(gap: index, at: position, length: length)
                }
            }
        }
        var position = start
        for index in subviews.indices {
            place(index, at: position)
            position += along(sizes[index])
            if index + 1 < subviews.count { position += gap(subviews[index], subviews[index + 1]) }
        }
    }

    package static var layoutProperties: LayoutProperties { .lazy }
}
