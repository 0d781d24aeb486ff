import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Where a gesture's view is shown when the gesture begins; its values keep to that, wherever the view goes meanwhile.
@MainActor
@_spi(Runtime) public final class GestureSite {
    private weak var slot: GestureSlot?
    private let toLocal: Affine
    private let size: Size
    /// From the stage to the spaces that have been asked for.
    private var known: [(name: AnyHashable, map: Affine)] = []

    package init(_ slot: GestureSlot) {
        self.slot = slot
        size = slot.rect.size
        toLocal = (slot.site.toStage.inverse ?? .identity).concatenating(slot.toOwnCorner)
    }

    private init() {
        toLocal = .identity
        size = .zero
    }

    /// The site of no view: its local space is the stage's.
    static let stage = GestureSite()

    /// Converts a point of the stage to another space. A name that no view around the gesture's has means the stage.
    package func convert(_ point: Point, to space: CoordinateSpace) -> CGPoint {
        let converted =
            switch space {
            case .global: point
            case .local: toLocal.apply(point)
            case .named(let name): map(to: name).apply(point)
            }
        return CGPoint(x: converted.x, y: converted.y)
    }

    private func map(to name: AnyHashable) -> Affine {
        for space in known where space.name == name { return space.map }
        var found: Affine?
        if let slot, !slot.isGone {
            let site = slot.site
            site.walk { step, map in
                guard let origin = site.bounds(of: name, step)?.origin else { return true }
                found = (site.toStage.inverse ?? .identity).concatenating(map)
                    .concatenating(.translation(x: -origin.x, y: -origin.y))
                return false
            }
        }
        let map = found ?? .identity
        known.append((name, map))
        return map
    }

    /// Returns a point of the view as a share of its size; the centre of a view without extent.
    func anchor(_ point: CGPoint) -> UnitPoint {
        UnitPoint(
            x: size.width > 0 ? point.x / size.width : 0.5, y: size.height > 0 ? point.y / size.height : 0.5)
    }

    /// Returns whether the view is hit at a point of the stage, as shown now.
    package func contains(_ point: Point) -> Bool {
        guard let slot, !slot.isGone else { return false }
        return slot.element.runtime.root.hit(point)?.slots.contains { $0 === slot } ?? false
    }
}

extension Slot {
    /// From the space that the slot is laid out in to the view's own. A leaf on its way is where it is shown.
    fileprivate var toOwnCorner: Affine {
        var corner = Point(x: rect.minX, y: rect.minY)
        if let leaf = element as? LeafElement, leaf.frame.isMoving {
            corner.x += leaf.frame.presented[0] - leaf.frame.model[0]
            corner.y += leaf.frame.presented[1] - leaf.frame.model[1]
        }
        return .translation(x: -corner.x, y: -corner.y)
    }
}
