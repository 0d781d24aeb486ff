@_spi(Runtime) import TallyCore
import TallyScene

extension View {
    /// Runs when enough of the view is seen in the scroll view around it, or not any more.
    ///
    /// A view that comes counts as not seen: where enough of it is, the action runs at once. Effects and scrolling are
    /// followed from frame to frame. Without a scroll view around it never runs.
    /// - Parameter threshold: the share of the view's area that has to be in the window, 0...1.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}

/// When a view counts as seen in a scroll view.
package enum ScrollVisibility {
    /// Returns whether the share of a view that is seen is enough, up to what sums of places differ by.
    package static func isSeen(_ share: Double, _ threshold: Double) -> Bool {
        share > 0 && share >= threshold - 0.001
    }
}

nonisolated struct ScrollVisibilityModifier: ElementModifier {
    typealias Body = Never
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ScrollVisibilitySlot(element, applied)
    }
}

final class ScrollVisibilitySlot: Slot {
    private lazy var watch = PlaceWatch(self) { $0.check() }
    private var isSeen = false
    private var isPlaced = false

    override func apply(isFirst: Bool) {
        if isFirst {
            watch.reads.usesPlace = true
            element.runtime.layoutPass.followers.add(watch)
        }
        watch.needsLook = true
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        isPlaced = true
        super.placeInside(rect, proposal)
    }

    private func check() {
        guard isPlaced, let (scroll, here) = site.scrollSite(around: rect, along: nil) else { return }
        let modifier = modifier(ScrollVisibilityModifier.self)
        let shown = here.intersection(scroll.viewport)
        let area = here.width * here.height
        let share = area > 0 && !shown.isEmpty ? shown.width * shown.height / area : 0
        let new = ScrollVisibility.isSeen(share, modifier.threshold)
        if new == isSeen { return }
        isSeen = new
        element.runtime.afterUpdate { modifier.action(new) }
    }

    override func destroy() { watch.isOver = true }
}
