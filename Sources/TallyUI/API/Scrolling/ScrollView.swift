import Foundation

/// A window onto content that may be larger than it; takes the space it is proposed along the axes that scroll.
///
/// Content that is smaller than the window stands at its start, and in the middle across. It scrolls by the wheel and by
/// `ScrollViewReader`; whatever is outside of the window is neither drawn nor hit.
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let element: ScrollElement
        if let known = node.element {
            element = unsafeDowncast(known, to: ScrollElement.self)
        } else {
            element = ScrollElement(node, update)
            node.element = element
        }
        element.bring(axes: view.axes, showsIndicators: view.showsIndicators, update)
        element.list.reconcile(
            LayoutView(layout: ScrollContentLayout(axes: view.axes), content: view.content), parent: node, update)
        element.finish(update)
    }
}

/// Several views in a scroll view stand in a column, or in a row if it scrolls sideways alone.
nonisolated struct ScrollContentLayout: Layout, Equatable {
    let axes: Axis.Set

    private var linear: LinearLayout {
        axes == .horizontal
            ? LinearLayout(axis: .horizontal, spacing: nil, guide: VerticalAlignment.center.key)
            : LinearLayout(axis: .vertical, spacing: nil, guide: HorizontalAlignment.center.key)
    }

    func makeCache(subviews: Subviews) -> LinearLayout.Cache { LinearLayout.Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout LinearLayout.Cache) -> CGSize {
        linear.sizeThatFits(proposal, subviews, &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LinearLayout.Cache
    ) {
        linear.place(in: bounds, proposal, subviews, &cache)
    }
}
