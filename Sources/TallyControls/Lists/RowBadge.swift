import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// Shows a badge at the trailing end of a view, which is offered so much less for it: of a row if it is one.
///
/// A link shows the badge of its row itself. Of several around one view the innermost counts.
nonisolated struct RowBadge: ElementModifier {
    typealias Body = Never
    let badge: Text?

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        RowBadgeSlot(element, applied)
    }
}

private final class RowBadgeSlot: Slot, ElementListOwner {
    /// Points between the view and the badge.
    private static let spacing: CGFloat = 8

    private lazy var list = ElementList(runtime: element.runtime, owner: self)
    private let layer = Segment()

    override func apply(isFirst: Bool) {
        let badge = modifier(RowBadge.self).badge
        if badge == nil, list.root == nil { return }
        list.reconcile(
            LayoutView(layout: ZStackLayout(alignment: .center), content: badge.map { BadgeFace(badge: $0) }),
            parent: element.node, applied.update)
    }

    override func destroy() { list.destroy() }

    private var face: Element? {
        guard modifier(RowBadge.self).badge != nil, !element.layoutValue(ShowsBadgeKey.self) else { return nil }
        for case let inner as RowBadgeSlot in element.slots.prefix(level)
        where inner.modifier(RowBadge.self).badge != nil {
            return nil
        }
        list.collect()
        return list.elements.first
    }

    // MARK: Layout

    private func tail(_ face: Element) -> CGFloat { face.size(.unspecified).width + Self.spacing }

    private func inner(_ proposal: ProposedViewSize, _ tail: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { Swift.max(0, $0 - tail) }, height: proposal.height)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let face else { return super.sizeThatFits(proposal) }
        let tail = tail(face)
        let size = element.size(level, inner(proposal, tail))
        return CGSize(
            width: proposal.width ?? size.width + tail,
            height: Swift.max(size.height, face.size(.unspecified).height)
        ).sanitized
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        guard let face else { return super.placeInside(rect, proposal) }
        let isMirrored = applied.environment.layoutDirection == .rightToLeft
        func place(_ size: CGSize, atEnd: Bool) -> Rect {
            let x = atEnd == isMirrored ? rect.minX : rect.maxX - Double(size.width)
            return Rect(
                x: x, y: rect.minY + (rect.height - Double(size.height)) / 2, width: size.width, height: size.height)
        }
        let offer = inner(proposal, tail(face))
        element.place(level, place(element.size(level, offer), atEnd: false), offer)
        face.place(at: place(face.size(.unspecified), atEnd: true).origin, .unspecified)
        element.needsRecord()
    }

    override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard let face else { return super.explicitAlignment(key, size, proposal) }
        let offer = inner(proposal, tail(face))
        let inside = element.size(level, offer)
        return element.explicitAlignment(level, key, inside, offer).map {
            $0 + (key.isVertical ? (size.height - inside.height) / 2 : 0)
        }
    }

    func elementListChanged(_ list: ElementList) {
        element.invalidateLayout()
        element.needsRecord()
    }

    func elementAnswersChanged(_ element: Element) { self.element.invalidateLayout() }

    // MARK: Drawing

    override var needsSegment: Bool? { modifier(RowBadge.self).badge != nil }

    override func draw(around inner: Segment) {
        layer.setChildren(face == nil ? [] : list.segments())
        around?.setChildren([inner, layer])
    }

    override var overlayList: ElementList? { face == nil ? nil : list }
}
