@_spi(Runtime) import TallyCore
import TallyScene

extension Runtime {
    /// Notes that the pointer is over a point, or nowhere: whoever it entered or left is told.
    package func hover(at point: Point?) {
        let under = point.flatMap { root.hit($0) }?.slots.compactMap { $0 as? HoverSlot } ?? []
        let before = hovered
        hovered = under
        hosting {
            for slot in before where !under.contains(where: { $0 === slot }) { slot.hoverEnded() }
            guard let point else { return }
            for slot in under { slot.hovered(at: point, isNew: !before.contains { $0 === slot }) }
        }
        if let point { showPointer(at: point) }
    }
}

/// Tells actions when the pointer enters, moves within and leaves the view.
nonisolated struct HoverModifier: ElementModifier {
    typealias Body = Never
    var entered: ((Bool) -> Void)?
    var moved: ((HoverPhase) -> Void)?
    var space = CoordinateSpace.local

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        HoverSlot(element, applied)
    }
}

final class HoverSlot: GestureSlot {
    private var modifier: HoverModifier? { (applied as? TypedAppliedModifier<HoverModifier>)?.modifier }

    override var takesPresses: Bool { false }

    func hovered(at point: Point, isNew: Bool) {
        guard !isGone, let modifier else { return }
        if isNew { modifier.entered?(true) }
        if let moved = modifier.moved { moved(.active(GestureSite(self).convert(point, to: modifier.space))) }
    }

    override func destroy() {
        super.destroy()
        element.runtime.hovered.removeAll { $0 === self }
    }

    func hoverEnded() {
        guard !isGone, let modifier else { return }
        modifier.entered?(false)
        modifier.moved?(.ended)
    }
}
