import Foundation
@_spi(Runtime) import TallyCore

/// A window onto content that may be larger than it; takes the space it is proposed along the axes that scroll.
///
/// Content that is smaller than the window stands at its start, and in the middle across; whatever is outside of the window
/// is neither drawn nor hit. It scrolls by a drag, by the wheel and by `ScrollViewReader`.
///
/// The pointer is a finger, as on iOS, with a mouse too: dragged more than 10 points the content follows, gives way beyond
/// its ends, and glides on when it is let go, losing 0.2 % of its speed in a millisecond. A drag gesture of a view inside
/// comes first, a press or tap inside is over when the content begins to follow. Of scroll views in one another the innermost
/// that has more content than window on the way of the finger scrolls.
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

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        let element: ScrollElement
        if let known = node.element(ScrollElement.self) {
            element = known
        } else {
            element = ScrollElement(node, update)
            node.element = element
        }
        element.update(axes: view.axes, showsIndicators: view.showsIndicators, update)
        var inner = update
        let isPulled = update.environment.pulledModel != nil && view.axes.contains(.vertical)
        if isPulled || update.environment.scrollWatch != nil {
            // What is meant for this one is not for those inside.
            let environment = inner.remember(node) { DerivedEnvironment() }
            environment.apply(&inner, isSame: true) {
                if isPulled { $0.pulledModel = nil }
                $0.scrollWatch = nil
            }
        }
        element.list.reconcile(
            LayoutView(layout: ScrollContentLayout(axes: view.axes), content: view.content), parent: node, inner)
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
