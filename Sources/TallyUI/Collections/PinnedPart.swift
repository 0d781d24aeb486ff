import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Lets a section's header, or footer, stay in view while its section scrolls, where the container wants that.
nonisolated struct PinnedPart: ElementModifier {
    typealias Body = Never
    let part: SectionPart
    let section: WeakNode

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        PinnedPartSlot(element, applied)
    }
}

/// Holds a node without keeping it.
// unsafe: written when it is made, and read on the main actor alone.
nonisolated final class WeakNode: @unchecked Sendable {
    weak var node: _ViewNode?
    init(_ node: _ViewNode) { self.node = node }
}

final class PinnedPartSlot: Slot, PlaceFollower {
    /// By how much the view is shown away from its place in the layout.
    private var shift = Point.zero
    private var isFollowing = false
    private var extent: (serial: Int, rect: Rect)?
    private(set) var isOver = false
    var depth: Int { element.node.depth }

    private var modifier: PinnedPart { modifier(PinnedPart.self) }
    private var axis = Axis.vertical

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        super.placeInside(rect, proposal)
        let pinned = (element.container as? ContainerElement)?.pinning
        let isWanted = pinned?.views.contains(modifier.part == .header ? .sectionHeaders : .sectionFooters) ?? false
        if let pinned { axis = pinned.axis }
        if isWanted && !isFollowing {
            isFollowing = true
            element.runtime.recordPass.followers.add(self)
            // In front of what it stays over, behind what its author puts in front.
            if element.zIndex == 0 { element.zIndex = .leastNormalMagnitude }
            element.node.list.orderChanged()
        }
        if !isWanted, isFollowing, shift != .zero {
            shift = .zero
            element.needsRecord()
        }
        isPinned = isWanted
        element.needsRecord()
    }

    private var isPinned = false

    override func destroy() {
        isOver = true
        if isFollowing { element.runtime.recordPass.followers.needsSweep() }
    }

    /// Of the header, the views and the footer that are laid out, in the space of their container.
    private var sectionRect: Rect {
        let serial = element.runtime.layoutPass.followers.serial
        if let extent, extent.serial == serial { return extent.rect }
        var whole = rect
        if let section = modifier.section.node {
            for other in (element.container as? ContainerElement)?.list.elements ?? []
            where other.node.isInside(section) {
                if let rect = other.layoutRect { whole = whole.union(rect) }
            }
            for rect in (element.container as? ContainerElement)?.list.nearRows?.gapRects(inside: section) ?? [] {
                whole = whole.union(rect)
            }
        }
        extent = (serial, whole)
        return whole
    }

    override var pinnedReach: Rect?? { .some(isPinned ? sectionRect : nil) }

    func follow() {
        guard isPinned else { return }
        var new = Point.zero
        if let (scroll, here) = Site(element: element, level: level + 1).scrollSite(around: rect, along: axis) {
            let window = scroll.safeViewport
            let section = sectionRect
            let isMirrored = axis == .horizontal && applied.environment.layoutDirection == .rightToLeft
            let isAtEnd = (modifier.part == .footer) != isMirrored
            if axis == .vertical {
                new.y =
                    isAtEnd
                    ? Swift.max(Swift.min(window.maxY - here.maxY, 0), Swift.min(section.minY - rect.minY, 0))
                    : Swift.min(Swift.max(window.minY - here.minY, 0), Swift.max(section.maxY - rect.maxY, 0))
            } else {
                new.x =
                    isAtEnd
                    ? Swift.max(Swift.min(window.maxX - here.maxX, 0), Swift.min(section.minX - rect.minX, 0))
                    : Swift.min(Swift.max(window.minX - here.minX, 0), Swift.max(section.maxX - rect.maxX, 0))
            }
        }
        if new == shift { return }
        shift = new
        element.needsRecord()
    }

    override var hasEffect: Bool { true }
    override var transform: Affine { .translation(x: shift.x, y: shift.y) }

    override func apply(to transform: inout Affine, _ opacity: inout Double) {
        transform.tx += shift.x
        transform.ty += shift.y
    }
}
