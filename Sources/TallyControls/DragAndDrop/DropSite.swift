import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// What a view does with what is dragged over it.
struct DropHandler {
    /// Asked when a drag enters, before the delegate is.
    let accepts: (DropInfo) -> Bool
    let delegate: any DropDelegate

    @MainActor func takes(_ info: DropInfo) -> Bool { accepts(info) && delegate.validateDrop(info: info) }
}

/// The delegate of the modifiers that take closures.
nonisolated struct DropActions: DropDelegate {
    /// Told with true when a drag enters, and with false when it leaves or is dropped.
    let targeted: (Bool) -> Void
    /// Told where it is, at each of its moves.
    var moved: (DropInfo) -> Void = { _ in }
    /// Returns whether it has taken what is dropped.
    let perform: (DropInfo) -> Bool

    @MainActor func dropEntered(info: DropInfo) { targeted(true) }

    @MainActor func dropUpdated(info: DropInfo) -> DropProposal? {
        moved(info)
        return nil
    }

    @MainActor func dropExited(info: DropInfo) { targeted(false) }

    @MainActor func performDrop(info: DropInfo) -> Bool {
        let isTaken = perform(info)
        targeted(false)
        return isTaken
    }
}

/// Makes a view a destination of drags.
nonisolated struct DropSite: ElementModifier {
    typealias Body = Never
    let handler: DropHandler
    /// Over all of the row of a list that the view is.
    var fillsRow = false

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        DropSlot(element, applied)
    }
}

/// A destination of drags. While something is dragged all of its bounds are hit, also where nothing is drawn.
final class DropSlot: Slot {
    private(set) var isGone = false
    override var measures: Bool { false }

    var handler: DropHandler { modifier(DropSite.self).handler }
    var isReachable: Bool { !isGone && applied.environment.isEnabled && !site.isLeaving }

    private var bounds: Rect {
        guard modifier(DropSite.self).fillsRow else { return rect }
        return element.slots.dropFirst(level).first(where: \.makesRow)?.rect ?? rect
    }

    /// Returns a point of the stage in points from the view's top left.
    func local(_ point: Point) -> CGPoint {
        let inside = (site.toStage.inverse ?? .identity).apply(point)
        return CGPoint(x: inside.x - bounds.minX, y: inside.y - bounds.minY)
    }

    /// In points.
    var size: CGSize { CGSize(bounds.size) }

    override func hitShapeContains(_ point: Point) -> Bool? {
        guard element.runtime.service(DragSession.self).isDragging, bounds.contains(point) else { return nil }
        return true
    }

    override func destroy() {
        isGone = true
        element.runtime.service(DragSession.self).siteWent(self)
    }
}
