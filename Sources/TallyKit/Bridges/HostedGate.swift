@_spi(Runtime) import TallyCore
import TallyLayers
internal import TallyScene

/// Lets a view of SwiftUI's inside of UIKit's be touched only where no other view of UIKit's stands over it.
nonisolated struct HostedGate: ElementModifier {
    typealias Body = Never
    let entry: HostedEntry

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        HostedGateSlot(element, applied, entry)
    }
}

private final class HostedGateSlot: Slot {
    private let entry: HostedEntry

    init(_ element: Element, _ applied: AppliedModifier, _ entry: HostedEntry) {
        self.entry = entry
        super.init(element, applied)
    }

    override var measures: Bool { false }

    override func allowsHit(_ point: Point) -> Bool { entry.view?.isReached(at: point) ?? true }
}
