import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// Space around a view of a picker that is one to choose. The titles of sections have theirs, and dividers none.
nonisolated struct OptionRoom: ElementModifier, Equatable {
    typealias Body = Never
    let insets: EdgeInsets
    /// Points, with the insets.
    var minHeight: CGFloat = 0

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        OptionRoomSlot(element, applied)
    }
}

private final class OptionRoomSlot: Slot {
    private var room = OptionRoom(insets: EdgeInsets())

    override func apply(isFirst: Bool) {
        room = modifier(OptionRoom.self)
        if !isFirst { element.invalidateLayout() }
    }

    private var isIdle: Bool {
        // A menu takes what is one point high for a divider, too.
        element.layoutValue(SectionPartKey.self) != .content
            || element.size(level, ProposedViewSize(width: 100, height: nil)).height <= 1
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { Swift.max(0, $0 - room.insets.leading - room.insets.trailing) },
            height: proposal.height.map { Swift.max(0, $0 - room.insets.top - room.insets.bottom) })
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if isIdle { return element.size(level, proposal) }
        let size = element.size(level, inner(proposal))
        return CGSize(
            width: size.width + room.insets.leading + room.insets.trailing,
            height: Swift.max(size.height + room.insets.top + room.insets.bottom, room.minHeight)
        ).sanitized
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        if isIdle { return element.place(level, rect, proposal) }
        let offer = inner(proposal)
        let size = element.size(level, offer)
        let isMirrored = applied.environment.layoutDirection == .rightToLeft
        let x = rect.minX + Double(isMirrored ? room.insets.trailing : room.insets.leading)
        let y = rect.minY + Double(above(CGSize(rect.size), size))
        element.place(level, Rect(x: x, y: y, width: size.width, height: size.height), offer)
    }

    /// The points above the view, which stands in the middle of what is left.
    private func above(_ size: CGSize, _ inside: CGSize) -> CGFloat {
        room.insets.top + (size.height - room.insets.top - room.insets.bottom - inside.height) / 2
    }

    override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        if isIdle { return element.explicitAlignment(level, key, size, proposal) }
        let offer = inner(proposal)
        let inside = element.size(level, offer)
        return element.explicitAlignment(level, key, inside, offer).map {
            $0 + (key.isVertical ? above(size, inside) : room.insets.leading)
        }
    }
}
