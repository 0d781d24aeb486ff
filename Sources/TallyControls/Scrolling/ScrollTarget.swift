public import Foundation
@_spi(Runtime) import TallyCore

/// Where a scroll view is to come to rest.
public struct ScrollTarget: Hashable {
    /// A rectangle of the content, in points from its start at the top left; margins do not count.
    public var rect: CGRect
    /// Which point of the rectangle and of the window are to meet. Nil: their top left corners.
    public var anchor: UnitPoint?

    init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.minX)
        hasher.combine(rect.minY)
        hasher.combine(rect.width)
        hasher.combine(rect.height)
        hasher.combine(anchor)
    }

    /// Returns how far the content is scrolled with it in a window of a size.
    func offset(in window: CGSize) -> CGPoint {
        guard let anchor else { return rect.origin }
        return CGPoint(
            x: rect.minX + (rect.width - window.width) * anchor.x,
            y: rect.minY + (rect.height - window.height) * anchor.y)
    }
}

/// Marks views that a scroll view comes to rest at: the view itself, or those that it lays out.
nonisolated struct ScrollTargetModifier: ElementModifier, Equatable, Sendable {
    typealias Body = Never
    let isLayout: Bool
    let isEnabled: Bool

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ScrollTargetSlot(element, applied)
    }
}

extension View {
    /// Makes the views that this one lays out, as a stack does, targets of the scroll view around.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
    }

    /// Makes the view a target of the scroll view around.
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
    }
}

final class ScrollTargetSlot: Slot {
    fileprivate var modifier: ScrollTargetModifier {
        modifier(ScrollTargetModifier.self)
    }

    override func apply(isFirst: Bool) { element.runtime.layoutPass.followers.noteChange() }
}

extension ElementList {
    /// Collects the targets in the list and below, but not in scroll views there, in the order of the views.
    ///
    /// - Complexity: O(elements).
    func scrollTargets(into targets: inout [Element]) {
        collect()
        for element in elements { element.scrollTargets(into: &targets) }
    }
}

extension Element {
    fileprivate func scrollTargets(into targets: inout [Element]) {
        var isLayout = false
        for slot in slots {
            guard let modifier = (slot as? ScrollTargetSlot)?.modifier, modifier.isEnabled else { continue }
            if !modifier.isLayout { return targets.append(self) }
            isLayout = true
        }
        guard let childList, !(self is ScrollElement) else { return }
        if isLayout {
            childList.collect()
            targets += childList.elements.filter { !$0.isSpacer }
        } else {
            childList.scrollTargets(into: &targets)
        }
    }
}
