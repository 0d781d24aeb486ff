import Foundation
import TallyScene

/// A site inside an element's modifiers: where they are counted from the inside out.
@MainActor
package struct Site {
    nonisolated package let element: Element
    /// How many of the element's modifiers are inside.
    nonisolated package let level: Int

    nonisolated package init(element: Element, level: Int) {
        self.element = element
        self.level = level
    }

    /// Walks outwards through all modifiers and containers, with the map from this site's space to that of the step.
    ///
    /// - Parameters:
    ///   - asTold: whether maps are those that geometry is told, not those that are presented.
    ///   - visit: called at each modifier before its own effect, and at each container with the map that its
    ///     children stand under; false ends the walk.
    /// - Returns: the map to the space in which the walk ended: the stage's, if nobody ended it.
    @discardableResult
    package func walk(asTold: Bool = false, _ visit: (Step, Affine) -> Bool) -> Affine {
        var map = Affine.identity
        var site = self
        while true {
            for slot in site.element.slots[site.level...] {
                if !visit(.slot(slot), map) { return map }
                map = map.concatenating(slot.transform)
            }
            guard let owner = site.element.container?.site else { return map }
            site = owner
            guard site.level == 0 else { continue }
            map = map.concatenating(asTold ? site.element.toldContentMap : site.element.contentMap)
            if !visit(.container(site.element), map) { return map }
        }
    }

    package enum Step {
        case slot(Slot)
        case container(Element)
    }

    /// The map from the site's space to the stage's, as presented now.
    package var toStage: Affine { walk { _, _ in true } }

    /// The map from the site's space to the global one, in which screens on their way stand in their places already.
    package var toGlobal: Affine { walk(asTold: true) { _, _ in true } }

    /// `toStage` without what transitions do: a view that comes grows into its place, it is not elsewhere.
    package var toStageAtRest: Affine {
        var map = Affine.identity
        walk { step, _ in
            switch step {
            case .slot(let slot): if !slot.applied.isOfTransition { map = map.concatenating(slot.transform) }
            case .container(let element): map = map.concatenating(element.contentMap)
            }
            return true
        }
        return map
    }

    /// True if the view, or a container around it, is on its way out.
    package var isLeaving: Bool {
        var element = element
        while true {
            if element.isLeaving { return true }
            guard let owner = element.container?.site else { return false }
            element = owner.element
        }
    }
}

extension ElementListOwner {
    /// Where the elements of the list stand. Nil at the top.
    package var site: Site? {
        if let element = self as? Element { return Site(element: element, level: 0) }
        if let slot = self as? Slot { return Site(element: slot.element, level: slot.level + 1) }
        return nil
    }
}

extension Slot {
    /// The place of the modified view before the slot's own effect.
    package var site: Site { Site(element: element, level: level) }
}
