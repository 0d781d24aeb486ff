import Foundation
import TallyScene

nonisolated struct ContentShapeModifier<S: Shape>: ElementModifier {
    typealias Body = Never
    let shape: S
    let isEvenOdd: Bool

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        ContentShapeSlot<S>(element, entry)
    }
}

final class ContentShapeSlot<S: Shape>: Slot {
    override func hitShapeContains(_ point: Point) -> Bool? {
        guard let modifier = (entry as? TypedChainEntry<ContentShapeModifier<S>>)?.modifier else { return nil }
        let bounds = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        return modifier.shape.path(in: bounds).contains(
            CGPoint(x: point.x, y: point.y), eoFill: modifier.isEvenOdd)
    }
}

nonisolated struct HitTestingModifier: ElementModifier, Equatable {
    typealias Body = Never
    let isEnabled: Bool

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        HitTestingSlot(element, entry)
    }
}

final class HitTestingSlot: Slot {
    override func allowsHit(_ point: Point) -> Bool {
        (entry as? TypedChainEntry<HitTestingModifier>)?.modifier.isEnabled ?? true
    }
}

extension View {
    /// Makes a shape of the view's bounds what is hit, in place of what is drawn.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }

    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}
