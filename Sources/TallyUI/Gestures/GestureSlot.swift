@_spi(Runtime) import TallyCore
import TallyScene

/// A modifier's slot that takes part in what pointers do.
@_spi(Runtime) open class GestureSlot: Slot {
    /// Set when the slot has gone: its element may not be asked any more.
    package final private(set) var isGone = false

    public override init(_ element: Element, _ applied: AppliedModifier, around: Segment? = nil) {
        super.init(element, applied, around: around)
    }

    open var rank: GestureRank { .afterInner }
    var mask: GestureMask { .all }
    /// Whether a tap may be anything to it at all.
    open var takesPresses: Bool { true }
    /// Whether the texts inside are a control's, which is pressed and not read; nil leaves that to what is around.
    open var isOfControl: Bool? { nil }
    /// Follows the pointers from now on.
    open func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? { nil }

    /// Whether it may take part in a press, or go on with it.
    package final var isReachable: Bool { !isGone && applied.environment.isEnabled && !site.isLeaving }

    open override func destroy() {
        isGone = true
        element.runtime.gestureSlotWent(self)
    }
}

/// A gesture at its view.
package final class SlotRecognizer<Base>: WrappingRecognizer<Base, Void> {
    private let site: GestureSite
    /// Of gestures that may have properties of their own.
    private let memory: GestureMemory?

    package init(_ base: _Recognizer<Base>, _ site: GestureSite, _ memory: GestureMemory? = nil) {
        self.site = site
        self.memory = memory
        super.init(base)
    }

    package override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        var event = event
        event.site = site
        guard let memory else { return base.receive(event, &effects).map { _ in } }
        return memory.use { base.receive(event, &effects).map { _ in } }
    }
}
