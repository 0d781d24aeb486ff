import Foundation
import TallyScene

/// Runs an action when the view is tapped a number of times.
nonisolated struct TapModifier: ElementModifier {
    typealias Body = Never
    let count: Int
    let action: () -> Void

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot { TapSlot(element, entry) }
}

extension View {
    /// A count below 1 counts as 1; taps more than 0.35 s apart begin anew.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: max(1, count), action: action))
    }

    /// Makes a shape of the view's bounds what is hit, in place of what is drawn.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }

    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

final class TapSlot: Slot, PointerResponder {
    private var modifier: TapModifier? { (entry as? TypedChainEntry<TapModifier>)?.modifier }
    private var taps = 0
    private var lastTap = -Double.infinity
    private static let longestPause = 0.35

    var isEnabled: Bool { entry.environment.isEnabled }

    func pointerDown(at point: Point, _ time: Double) {}
    func pointerMoved(to point: Point, isInside: Bool, _ time: Double) {}
    func pointerCancelled() {}

    func pointerUp(at point: Point, isInside: Bool, _ time: Double) {
        guard isInside, let modifier else { return }
        taps = time - lastTap <= Self.longestPause ? taps + 1 : 1
        lastTap = time
        guard taps >= modifier.count else { return }
        taps = 0
        modifier.action()
    }
}

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
