import Foundation

/// The views whose size depends on that of a container, and the size that they go by.
@MainActor
@_spi(Runtime) public struct RelativeViews {
    package private(set) var size = CGSize.zero
    private var slots: [Weak] = []

    package init() {}

    private struct Weak {
        weak var slot: Slot?
    }

    package mutating func add(_ slot: Slot) {
        slots.removeAll { $0.slot == nil }
        slots.append(Weak(slot: slot))
    }

    /// Prepares the views for a container that is about to measure, or to place, its content in a size.
    package mutating func prepare(_ size: CGSize) {
        if size == self.size { return }
        self.size = size
        for weak in slots {
            guard let element = weak.slot?.element, element.isAlive, let scroll = element.scrollAround else { continue }
            element.forgetAnswers(upTo: scroll)
        }
    }

    /// Invalidates the views where the stage is of another size.
    func invalidate() {
        for weak in slots {
            guard let element = weak.slot?.element, element.isAlive else { continue }
            // Scroll views that are asked without a length go by the stage's.
            element.forgetAnswers()
            element.invalidateLayout()
        }
    }
}

extension Element {
    /// Forgets what it has answered, and what those around it have, up to an element.
    fileprivate func forgetAnswers(upTo end: Element) {
        var next: Element? = self
        while let element = next, element !== end {
            element.forgetAnswers()
            next = element.container?.site?.element
        }
    }
}
