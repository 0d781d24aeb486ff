import Foundation
@_spi(Runtime) import TallyCore
import TallyUI

/// The first subview at the leading edge, the third at the trailing one, the second in the middle as far as it can.
struct BarRow: Layout {
    let bar: NavigationBarModel
    /// The second subview is not seen while the large title is, and leaves the first one its room.
    let hidesTitle: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = sizes.reduce(0) { $0 + $1.width } + 2 * BarMeasures.gap
        return CGSize(
            width: proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal,
            height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let trailing = subviews[2].sizeThatFits(.unspecified).width
        let ideal = subviews[1].sizeThatFits(.unspecified).width
        func leading(_ width: CGFloat?) -> CGFloat {
            subviews[0].sizeThatFits(ProposedViewSize(width: width, height: bounds.height)).width
        }
        func row(_ leading: CGFloat, _ least: CGFloat, middle: CGFloat) -> BarMeasures.Row {
            BarMeasures.row(width: bounds.width, leading: leading, least: least, middle: middle, trailing: trailing)
        }
        let isTitleSeen = onMain { !hidesTitle || bar.isCollapsed }
        let offer = row(leading(nil), leading(0), middle: isTitleSeen ? ideal : 0).leading
        let taken = leading(offer)
        let row = row(taken, taken, middle: ideal)
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: offer, height: bounds.height))
        subviews[1].place(
            at: CGPoint(x: bounds.minX + row.middleX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: row.middle, height: bounds.height))
        subviews[2].place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: trailing, height: bounds.height))
    }
}

/// Has a row arranged anew when the title comes into it, or goes, as the screen is scrolled.
nonisolated struct BarRowWatch: ElementModifier {
    typealias Body = Never
    let bar: NavigationBarModel

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        BarRowSlot(element, applied)
    }
}

final class BarRowSlot: Slot {
    private var watch: BarRowFollower?
    fileprivate var bar: NavigationBarModel { modifier(BarRowWatch.self).bar }

    override var measures: Bool { false }

    override func apply(isFirst: Bool) {
        guard watch == nil else { return }
        let watch = BarRowFollower(self)
        self.watch = watch
        element.runtime.layoutPass.followers.add(watch)
    }

    override func destroy() {
        watch?.isOver = true
        super.destroy()
    }
}

private final class BarRowFollower: GeometryFollower {
    // Until the slot goes, which says that it is over.
    private weak var slot: BarRowSlot?
    private var wasCollapsed = false

    init(_ slot: BarRowSlot) {
        self.slot = slot
        super.init()
    }

    override func follow() -> Bool {
        guard let slot, slot.element.isAlive, slot.bar.isCollapsed != wasCollapsed else { return false }
        wasCollapsed.toggle()
        slot.element.invalidateLayout()
        return true
    }
}
